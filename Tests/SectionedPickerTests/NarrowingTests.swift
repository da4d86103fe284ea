import SectionedPicker
import TestSupport
import Testing

@Suite struct NarrowingTests {
  private static let names = Atlas.places.flatMap { [$0.name] + $0.aliases }

  private static func searcher(_ lines: [String]) -> ListSearcher<String> {
    ListSearcher(lines, fields: [SearchField("line", role: .name, \String.self)])
  }

  @Test func aGrowingQueryFindsWhatAFreshOneDoes() {
    var random = SeededRandom(seed: 7)
    let letters = Array("aeinorstu. &'-d1uk")
    // Many lines that do not match, so that results are small enough to be narrowed.
    let lines = Self.names + (0..<400).map { "qq\($0) zz" }
    let growing = Self.searcher(lines)
    for _ in 0..<150 {
      var text = ""
      for _ in 0..<7 {
        text += random.text(of: letters, upTo: 2)
        let query = SearchQuery(text)
        #expect(growing.matches(query) == Self.searcher(lines).matches(query), "\(text)")
      }
    }
  }

  @Test func prefixesOfNamesAreFoundFromEveryEarlierOne() {
    let lines = Self.names + (0..<400).map { "qq\($0) zz" }
    for name in Self.names {
      let growing = Self.searcher(lines)
      var text = ""
      for character in name {
        text.append(character)
        let matches = growing.matches(SearchQuery(text))
        #expect(matches == Self.searcher(lines).matches(SearchQuery(text)), "\(text)")
        #expect(matches.positions.contains { lines[$0] == name }, "\(text) | \(name)")
      }
    }
  }

  @Test func numbersAreTextWhereNoFieldIsANumber() {
    let searcher = Self.searcher((1...100).map(String.init))
    #expect(Array(searcher.matches(SearchQuery("42")).positions) == [41])
    #expect(searcher.matches(SearchQuery("1")).best == 0)
    #expect(searcher.matches(SearchQuery("00")).positions.map { $0 + 1 } == [100])
  }

  @Test func longListsMatchLikeShortOnes() {
    // Beyond the blocks that are scanned at once, at each place in a block.
    for length in 0..<40 {
      let lines =
        (0..<20).map { _ in String(repeating: "x", count: length) } + ["foo unit", "xunit"]
      let matches = Self.searcher(lines).matches(SearchQuery("uni"))
      #expect(Array(matches.positions) == [20], "\(length)")
    }
  }
}
