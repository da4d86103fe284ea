import SectionedPicker
import Testing

@Suite struct MatchTests {
  /// The parts of a name that a query highlights, in brackets.
  private func marked(_ code: String, _ query: String) -> String? {
    guard let place = Atlas.places.first(where: { $0.codes.contains(code) }),
      let match = Atlas.match(code, query)
    else { return nil }
    let bytes = Array(place.name.utf8)
    var text = ""
    var end = 0
    for range in match.highlights {
      text += String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)
      text += "[" + String(decoding: bytes[range], as: UTF8.self) + "]"
      end = range.upperBound
    }
    return text + String(decoding: bytes[end...], as: UTF8.self)
  }

  @Test(
    arguments: [
      ("GB", "uni", "[Uni]ted Kingdom"), ("GB", "king un", "[Un]ited [King]dom"),
      ("CI", "cote d'i", "[Côte d’I]voire"), ("CI", "iv", "Côte d’[Iv]oire"),
      ("KN", "saint k", "[St. K]itts & Nevis"), ("KN", "st", "[St]. Kitts & Nevis"),
      ("KN", "& nev", "St. Kitts [&] [Nev]is"), ("VI", "us v", "[U.S. V]irgin Islands"),
      ("ST", "principe", "São Tomé & [Príncipe]"), ("DZ", "geria", "Al[geria]"),
      ("DE", "deu", "Germany"), ("GB", "44", "United Kingdom"), ("KG", "kyrzgystan", "Kyrgyzstan"),
    ])
  func highlights(code: String, query: String, name: String) {
    #expect(marked(code, query) == name)
  }

  @Test(
    arguments: [
      ("SZ", "swazi", "Swaziland"), ("CI", "ivory", "Ivory Coast"), ("NL", "holl", "Holland"),
      ("GB", "great", "Great Britain"), ("CN", "peoples", "People’s Republic of China"),
      ("DE", "deutsch", "Deutschland"), ("DE", "герм", "Германия"), ("EG", "مصر", "مصر"),
      ("GB", "scotlnad", "Scotland"),
    ])
  func reasons(code: String, query: String, reason: String) {
    #expect(Atlas.match(code, query)?.reason == reason)
  }

  @Test(arguments: [("GB", "united"), ("DE", "de"), ("GB", "44"), ("CG", "congo"), ("DZ", "geria")])
  func namesNeedNoReason(code: String, query: String) {
    let match = Atlas.match(code, query)
    #expect(match != nil)
    #expect(match?.reason == nil)
  }

  @Test(
    arguments: [
      ("GB", "gb", .exactKey), ("GB", "44", .exactKey), ("GB", "united kingdom", .exactName),
      ("GB", "england", .exactName), ("GB", "unit", .nameBeginning),
      ("GB", "engl", .aliasBeginning),
      ("GB", "king", .nameWord), ("GB", "kingdom united", .nameWord), ("GB", "irel", .aliasWord),
      ("KG", "99", .numberBeginning), ("DE", "allem", .translation), ("DZ", "geria", .infix),
      ("DE", "germny", .misspelling),
    ] as [(String, String, MatchRank)])
  func ranks(code: String, query: String, rank: MatchRank) {
    #expect(Atlas.match(code, query)?.rank == rank)
  }

  @Test func othersAreNoMatches() {
    #expect(Atlas.match("FR", "germany") == nil)
    #expect(Atlas.match("DK", "germany") == nil)
    #expect(Atlas.searcher().match(at: -1, for: SearchQuery("a")) == nil)
    #expect(Atlas.searcher().match(at: 1000, for: SearchQuery("a")) == nil)
  }
}
