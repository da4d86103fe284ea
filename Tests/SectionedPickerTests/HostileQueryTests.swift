import SectionedPicker
import Testing

@Suite struct HostileQueryTests {
  private static let queries = [
    "\0", "a\0b", "\u{301}", "\u{301}\u{302}", "\u{200F}", "\u{FFFD}", "\u{1F}", "\u{1}",
    String(repeating: "a", count: 100_000), String(repeating: "a ", count: 50_000),
    String(repeating: "&", count: 10_000), String(repeating: "'x", count: 10_000),
    String(repeating: "9", count: 100_000), String(repeating: "é", count: 10_000), "::", "code:",
    ":code", "code::", "name:\0", "00", "+", "++", "(", "+()", "👩‍👩‍👧", "st st st st", "&&& &",
    "\u{110BD}", "\u{10FFFF}", "%s%n", "-", "'", "’-’",
  ]

  @Test(arguments: queries.indices, MatchRule.allCases)
  func nothingFails(index: Int, rule: MatchRule) {
    let searcher = Atlas.searcher(rule)
    let query = SearchQuery(Self.queries[index])
    let matches = searcher.matches(query)
    for position in matches.positions {
      for range in searcher.match(at: position, for: query)?.highlights ?? [] {
        #expect(range.upperBound <= Atlas.places[position].name.utf8.count)
      }
    }
    #expect(searcher.ranked(query).count == matches.count)
  }

  @Test func hostileTextIsSearched() {
    let lines = Self.queries + ["", " ", "plain"]
    let searcher = ListSearcher(lines, fields: [SearchField("line", role: .name, \String.self)])
    #expect(searcher.matches(SearchQuery("plain")).best == lines.count - 1)
    for text in Self.queries { _ = searcher.ranked(SearchQuery(String(text.prefix(40)))) }
  }

  @Test func dashesAreFoundWhereTheyAre() {
    let lines = ["--help", "help", "don't"]
    let searcher = ListSearcher(lines, fields: [SearchField("line", role: .name, \String.self)])
    #expect(Array(searcher.matches(SearchQuery("--")).positions) == [0])
    #expect(Array(searcher.matches(SearchQuery("'")).positions) == [2])
  }

  @Test func emptyListsHaveNoMatches() {
    let searcher = ListSearcher(
      [String](), fields: [SearchField("line", role: .name, \String.self)])
    #expect(searcher.matches(SearchQuery("a")).count == 0)
    #expect(searcher.matches(SearchQuery("abcdefgh")).count == 0)
    #expect(ListSearcher(["a"], fields: []).matches(SearchQuery("a")).count == 0)
  }
}
