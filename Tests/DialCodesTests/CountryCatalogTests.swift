import DialCodes
import Testing

@Suite struct CountryCatalogTests {
  private let catalog = CountryCatalog([
    Country(name: "Canada", dialCode: DialCode("1"), code: ca, alpha3: "CAN"),
    Country(
      name: "Bahamas", dialCode: DialCode("1"), code: bs, alpha3: "BHS", areaCodes: ["242"]),
    Country(name: "United States", dialCode: DialCode("1"), code: us, alpha3: "USA", isMain: true),
    Country(name: "United Kingdom", dialCode: DialCode("44"), code: gb, alpha3: "GBR"),
    Country(name: "Second Canada", dialCode: DialCode("7"), code: ca),
  ])

  @Test func orderIsKept() {
    #expect(catalog.countries.map(\.code) == [ca, bs, us, gb, ca])
  }

  @Test func firstOfACodeIsFound() {
    #expect(catalog.country(ca)?.name == "Canada")
    #expect(catalog.country(Self.aq) == nil)
  }

  @Test(arguments: [
    ("gb", "United Kingdom"), ("GBR", "United Kingdom"), ("uk", "United Kingdom"),
    ("usa", "United States"), ("BS", "Bahamas"),
  ])
  func codesOfTwoAndThreeLettersAreFound(key: String, name: String) {
    #expect(catalog.country(coded: key)?.name == name)
  }

  @Test(arguments: ["", "G", "GBRX", "XX", "Canada", "12", "ÉÉ"])
  func otherKeysAreNot(key: String) {
    #expect(catalog.country(coded: key) == nil)
  }

  @Test func mainCountryComesFirst() throws {
    let code = try #require(DialCode("+1"))
    #expect(catalog.countries(dialedWith: code).map(\.code) == [us, ca, bs])
    #expect(catalog.mainCountry(of: code)?.code == us)
  }

  @Test func codeOfOneCountryIsItsMain() throws {
    #expect(catalog.mainCountry(of: try #require(DialCode("44")))?.code == gb)
    #expect(catalog.mainCountry(of: try #require(DialCode("28"))) == nil)
  }

  @Test func areaCodesAreShownBehindTheCode() {
    #expect(catalog.countries.map(\.shownDialCode) == ["+1", "+1 242", "+1", "+44", "+7"])
    let puertoRico = Country(
      name: "", dialCode: DialCode("1"), code: us, areaCodes: ["787", "939"])
    #expect(puertoRico.shownDialCode == "+1 787/939")
    #expect(Country(name: "", dialCode: nil, code: Self.aq).shownDialCode == "")
  }

  private static let aq = RegionCode("AQ") ?? us
}

private let ca = RegionCode("CA") ?? us
private let bs = RegionCode("BS") ?? us
private let gb = RegionCode("GB") ?? us
private let us: RegionCode = {
  guard let code = RegionCode("US") else { preconditionFailure("US is a code") }
  return code
}()
