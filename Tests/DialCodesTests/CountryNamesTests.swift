import DialCodes
import Testing

@Suite struct CountryNamesTests {
  private func names(_ tag: String) throws -> CountryNames {
    try #require(CountryNames(language: tag))
  }

  @Test func everyLanguageIsWhole() throws {
    let codes = Set(CountryCatalog.bundled().countries.map(\.code))
    #expect(CountryNames.languages.count >= 60)
    for tag in CountryNames.languages {
      let names = try names(tag)
      #expect(names.language == tag)
      #expect(Set(names.rows.map(\.code)) == codes, "\(tag)")
      #expect(names.rows.count == codes.count, "\(tag)")
      #expect(names.rows.allSatisfy { names.labels.contains($0.section) }, "\(tag)")
    }
  }

  @Test func sectionsFollowTheLabels() throws {
    for tag in CountryNames.languages {
      let names = try names(tag)
      let places = names.rows.map { names.labels.firstIndex(of: $0.section) ?? -1 }
      #expect(places == places.sorted(), "\(tag)")
    }
  }

  @Test(arguments: [
    ("de-AT", "de"), ("DE_de.UTF-8", "de"), ("sr-Latn", "sr-Latn"), ("sr_RS@latin", "sr-Latn"),
    ("sr-ME", "sr-Latn"), ("sr-RS", "sr"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant-HK"),
    ("zh-Hant-MO", "zh-Hant-HK"), ("zh-CN", "zh"), ("zh-Hans-SG", "zh"), ("pt-PT", "pt-PT"),
    ("pt_AO", "pt-PT"), ("pt-BR", "pt"), ("nb", "no"), ("nb-NO", "no"), ("nn-NO", "nn"),
    ("tl", "fil"), ("tl-PH", "fil"), ("iw", "he"), ("in", "id"), ("es-MX", "es-419"),
    ("es_419", "es-419"), ("es-ES", "es"), ("deu", "de"), ("en-GB", "en"), ("prs", "fa-AF"),
  ])
  func nearestLanguageStandsIn(tag: String, expected: String) {
    #expect(CountryNames(language: tag)?.language == expected)
  }

  @Test(arguments: ["", "C", "POSIX", "xx", "tlh", "uz-Arab", "de-Cyrl", "x", "-", "@latin", "42"])
  func otherTagsHaveNone(tag: String) {
    #expect(CountryNames(language: tag) == nil)
  }

  @Test(arguments: [
    ("sv", ["Z", "Å", "Ä", "Ö"]), ("cs", ["H", "CH", "I"]), ("da", ["Æ", "Ø", "Å"]),
    ("tr", ["S", "Ş", "T"]), ("es", ["N", "Ñ", "O"]), ("ko", ["ㄱ", "ㄴ", "ㄷ"]),
    ("zh", ["A", "B", "C"]), ("ja", ["あ", "か", "さ"]), ("zh-Hant", ["1劃", "2劃", "3劃"]),
  ])
  func labelsAreTheLanguages(tag: String, expected: [String]) throws {
    let labels = try names(tag).labels
    let start = try #require(labels.firstIndex(of: expected[0]))
    #expect(Array(labels[start...].prefix(expected.count)) == expected)
  }

  @Test(arguments: [
    ("sv", "AX", "Å"), ("sv", "AT", "Ö"), ("sv", "TL", "Ö"), ("de", "EG", "A"),
    ("de", "AX", "A"), ("de", "AT", "O"), ("fr", "EG", "E"), ("fr", "US", "E"), ("cs", "CL", "CH"),
    ("da", "AX", "Å"), ("tr", "SE", "İ"), ("zh", "DE", "D"), ("zh", "CN", "Z"), ("zh", "AL", "A"),
    ("ja", "JP", "な"), ("ja", "CN", "た"), ("ja", "KR", "か"), ("ja", "GB", "あ"),
    ("ko", "GR", "ㄱ"), ("ar", "IS", "ا"), ("en", "CI", "C"), ("en", "AX", "A"),
  ])
  func namesStandUnderTheirLetter(tag: String, code: String, section: String) throws {
    let region = try #require(RegionCode(code))
    #expect(try names(tag).sections[region] == section)
  }

  @Test(arguments: [
    ("de", "HK", "Hongkong"), ("de", "MO", "Macau"), ("de", "PS", "Palästina"),
    ("en", "HK", "Hong Kong"), ("en", "MM", "Myanmar"), ("zh", "HK", "香港"), ("zh", "MO", "澳门"),
    ("pt-PT", "KY", "Ilhas Caimão"), ("ja", "JP", "日本"), ("ru", "RU", "Россия"),
  ])
  func namesAreTheCommonOnes(tag: String, code: String, name: String) throws {
    #expect(try names(tag).rows.first { $0.code.alpha2 == code }?.name == name)
  }

  @Test(arguments: [
    ("ru", "RU", "Rossiya"), ("zh", "CN", "Zhongguo"), ("ja", "JP", "Nihon"),
    ("hi", "IN", "Bharat"), ("ko", "KP", "Bukhan"), ("el", "GR", "Ellada"),
    ("ka", "GE", "Sakartvelo"),
    ("hy", "AM", "Hayastan"),
  ])
  func otherScriptsHaveALatinForm(tag: String, code: String, romanised: String) throws {
    #expect(try names(tag).rows.first { $0.code.alpha2 == code }?.romanised == romanised)
  }

  @Test func englishOrderIsThatOfTheBundledRows() throws {
    let english = try names("en").rows
    let countries = CountryCatalog.bundled().countries
    #expect(english.map(\.code) == countries.map(\.code))
    #expect(english.map(\.name) == countries.map(\.name))
  }

  @Test func japaneseStartsWithKanaAndReadings() throws {
    let codes = try names("ja").rows.map(\.code.alpha2)
    let england = try #require(codes.firstIndex(of: "VG"))
    let egypt = try #require(codes.firstIndex(of: "EG"))
    #expect(england < egypt)
  }

  @Test func catalogueTakesNamesAndOrder() throws {
    let german = CountryCatalog.bundled().named(in: try names("de"))
    #expect(german.countries.prefix(3).map(\.name) == ["Afghanistan", "Ägypten", "Ålandinseln"])
    let ivoryCoast = try #require(german.country(coded: "CI"))
    #expect(ivoryCoast.aliases.contains("Elfenbeinküste"))
    let germany = try #require(german.country(coded: "DE"))
    #expect(germany.name == "Deutschland")
    #expect(germany.aliases.contains("Germany"))
    #expect(!germany.aliases.contains("Deutschland"))
  }

  @Test func countriesWithoutANameKeepTheirs() throws {
    let code = try #require(RegionCode("ZZ"))
    let catalog = CountryCatalog([Country(name: "Atlantis", dialCode: nil, code: code)])
    #expect(catalog.named(in: try names("de")).countries == catalog.countries)
  }
}
