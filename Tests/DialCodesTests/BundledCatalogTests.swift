import DialCodes
import Foundation
import Testing

@Suite struct BundledCatalogTests {
  private static let catalog = CountryCatalog.bundled()

  private func country(_ code: String) throws -> Country {
    try #require(Self.catalog.country(coded: code))
  }

  @Test func everyRegionIsThere() {
    let countries = Self.catalog.countries
    #expect(countries.count == 252)
    #expect(countries.count { $0.dialCode != nil } == 245)
    #expect(Set(countries.map(\.code)).count == 252)
    #expect(countries.allSatisfy { !$0.name.isEmpty && $0.alpha3?.utf8.count == 3 })
  }

  @Test func generalDecoderReadsTheSame() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/CountryCodes.json")
    let decoded = try JSONDecoder().decode([Country].self, from: Data(contentsOf: file))
    #expect(decoded == Self.catalog.countries)
  }

  @Test func entriesWithoutACodeAreSeven() {
    let codes = Self.catalog.countries.filter { $0.dialCode == nil }.map(\.code.alpha2)
    #expect(codes.sorted() == ["AQ", "BV", "GS", "HM", "PN", "TF", "UM"])
  }

  @Test(arguments: [
    ("KY", "+1 345"), ("GY", "+592"), ("PY", "+595"), ("PN", ""), ("VA", "+39 06698"),
    ("IT", "+39"), ("KZ", "+7 7"), ("RU", "+7"), ("BS", "+1 242"), ("PR", "+1 787/939"),
    ("JM", "+1 658/876"), ("DO", "+1 809/829/849"), ("CW", "+599"), ("BQ", "+599 3/4/7"),
    ("SX", "+1 721"), ("SS", "+211"), ("SD", "+249"), ("AC", "+247"), ("TA", "+290 8"),
    ("SH", "+290"), ("TW", "+886"), ("AE", "+971"), ("UA", "+380"), ("EH", "+212"),
    ("XK", "+383"), ("NF", "+672"), ("IM", "+44 1624"), ("AX", "+358 18"), ("SJ", "+47 79"),
  ])
  func dialCodesThatCopiedListsGetWrong(code: String, shown: String) throws {
    #expect(try country(code).shownDialCode == shown)
  }

  @Test(arguments: [
    ("CI", "Côte d’Ivoire"), ("TW", "Taiwan"), ("HK", "Hong Kong"), ("MO", "Macao"),
    ("PS", "Palestine"), ("MM", "Myanmar"), ("SZ", "Eswatini"), ("TR", "Türkiye"),
    ("AE", "United Arab Emirates"), ("KP", "North Korea"), ("AX", "Åland Islands"),
  ])
  func names(code: String, name: String) throws {
    #expect(try country(code).name == name)
  }

  @Test(arguments: [
    ("GB", ["UK", "Britain", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"]),
    ("US", ["USA", "America", "United States of America"]),
    ("AE", ["UAE", "Emirates"]), ("CD", ["DRC", "Zaire", "Congo"]), ("CG", ["Congo"]),
    ("CI", ["Ivory Coast"]), ("SZ", ["Swaziland"]), ("NL", ["Holland"]), ("MM", ["Burma"]),
    ("TR", ["Turkey"]), ("CV", ["Cabo Verde"]), ("MK", ["Macedonia"]), ("TL", ["East Timor"]),
    ("CZ", ["Czech Republic"]), ("VA", ["Vatican", "Holy See"]),
    ("KP", ["Democratic People’s Republic of Korea"]), ("CN", ["People’s Republic of China"]),
    ("LA", ["Lao People’s Democratic Republic"]),
  ])
  func aliases(code: String, expected: [String]) throws {
    let aliases = try country(code).aliases
    for alias in expected {
      #expect(aliases.contains(alias))
    }
  }

  @Test(arguments: [
    ("1", "US"), ("7", "RU"), ("39", "IT"), ("44", "GB"), ("47", "NO"), ("61", "AU"),
    ("212", "MA"), ("262", "RE"), ("290", "SH"), ("358", "FI"), ("590", "GP"), ("599", "CW"),
  ])
  func mainCountriesOfSharedCodes(digits: String, main: String) throws {
    let code = try #require(DialCode(digits))
    #expect(Self.catalog.mainCountry(of: code)?.code.alpha2 == main)
    #expect(Self.catalog.countries(dialedWith: code).count > 1)
  }

  @Test func onlySharedCodesHaveAMain() {
    #expect(Self.catalog.countries.count(where: \.isMain) == 12)
  }

  @Test func orderIsThatOfEnglishNames() {
    let first = Self.catalog.countries.prefix(4).map(\.name)
    #expect(first == ["Afghanistan", "Åland Islands", "Albania", "Algeria"])
    #expect(Self.catalog.countries.last?.name == "Zimbabwe")
    let guineas = Self.catalog.countries.map(\.code.alpha2).split { !["GN", "GW"].contains($0) }
    #expect(guineas.map(Array.init) == [["GN", "GW"]])
  }
}
