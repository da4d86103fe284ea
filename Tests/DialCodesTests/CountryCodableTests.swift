import DialCodes
import Foundation
import Testing

@Suite struct CountryCodableTests {
  @Test func everyKeyIsRead() throws {
    let row = """
      {"name":"Jamaica","dial_code":"+1","code":"JM","alpha3":"JAM","aliases":["Yard"],
      "area_codes":["658","876"],"main":true}
      """
    let country = try JSONDecoder().decode(Country.self, from: Data(row.utf8))
    #expect(country.name == "Jamaica")
    #expect(country.dialCode == DialCode("1"))
    #expect(country.code.alpha2 == "JM")
    #expect(country.alpha3 == "JAM")
    #expect(country.aliases == ["Yard"])
    #expect(country.areaCodes == ["658", "876"])
    #expect(country.isMain)
  }

  @Test func threeKeysAreEnough() throws {
    let row = #"{"name":"Pitcairn","dial_code":"","code":"PN"}"#
    let country = try JSONDecoder().decode(Country.self, from: Data(row.utf8))
    #expect(country.dialCode == nil)
    #expect(country.aliases.isEmpty && country.areaCodes.isEmpty && !country.isMain)
  }

  @Test(arguments: [
    #"{"name":"A","dial_code":"+44","code":"GBR"}"#,
    #"{"name":"A","dial_code":"+44444","code":"GB"}"#,
    #"{"name":null,"dial_code":"+44","code":"GB"}"#,
    #"{"name":"A","dial_code":44,"code":"GB"}"#,
    #"{"name":"A","code":"GB"}"#,
  ])
  func damagedRowsAreRefused(row: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Country.self, from: Data(row.utf8))
    }
  }

  @Test func encodingIsReadBack() throws {
    let countries = CountryCatalog.bundled().countries
    let data = try JSONEncoder().encode(countries)
    #expect(try JSONDecoder().decode([Country].self, from: data) == countries)
  }

  @Test func emptyKeysAreLeftOut() throws {
    let code = try #require(RegionCode("PN"))
    let data = try JSONEncoder().encode(Country(name: "Pitcairn", dialCode: nil, code: code))
    let keys = try JSONSerialization.jsonObject(with: data) as? [String: String]
    #expect(keys == ["name": "Pitcairn", "dial_code": "", "code": "PN"])
  }
}
