import DialCodes
import Testing

@Suite struct TranslatedNamesTests {
  private static let names = TranslatedNames()

  private func native(_ code: String) throws -> [String] {
    var names: [String] = []
    Self.names.forEachNativeName(of: try #require(RegionCode(code))) {
      names.append(String(decoding: $0, as: UTF8.self))
    }
    return names
  }

  private func foreign(_ code: String) throws -> [String] {
    var names: [String] = []
    Self.names.forEachForeignName(of: try #require(RegionCode(code))) {
      names.append(String(decoding: $0, as: UTF8.self))
    }
    return names
  }

  @Test(arguments: [
    ("EG", "مصر"), ("EG", "Misr"), ("IN", "भारत"), ("IN", "இந்தியா"), ("JP", "日本"),
    ("CN", "Zhongguo"),
    ("RU", "Россия"), ("RU", "Rossiya"), ("CH", "Schweiz"), ("CH", "Suisse"), ("FI", "Suomi"),
    ("KR", "Hanguk"), ("TW", "台灣"),
  ])
  func nativeNamesAreThere(code: String, name: String) throws {
    #expect(try native(code).contains(name))
  }

  @Test(arguments: [
    ("DE", "Allemagne"), ("DE", "Niemcy"), ("CI", "Elfenbeinküste"), ("EG", "Ägypten"),
    ("US", "Vereinigte Staaten"),
  ])
  func foreignNamesAreThere(code: String, name: String) throws {
    #expect(try foreign(code).contains(name))
  }

  @Test func namesOfTheRowAreLeftOut() throws {
    for country in CountryCatalog.bundled().countries {
      let others = try native(country.code.alpha2) + foreign(country.code.alpha2)
      #expect(!others.contains(country.name))
      #expect(!others.contains { $0.isEmpty || $0.hasPrefix(" ") || $0.contains(";") })
      #expect(Set(others).count == others.count)
    }
  }

  @Test(arguments: [
    ("BE", ["nl", "fr", "de"]), ("JP", ["ja"]), ("MX", ["es-419"]), ("TW", ["zh-Hant"]),
    ("PT", ["pt-PT"]), ("ZZ", []),
  ])
  func officialLanguages(code: String, tags: [String]) throws {
    let found = Self.names.officialLanguages(of: try #require(RegionCode(code)))
    #expect(Array(found.prefix(tags.count)) == tags)
    #expect(found.isEmpty == tags.isEmpty)
  }
}
