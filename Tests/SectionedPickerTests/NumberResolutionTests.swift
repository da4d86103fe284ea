import SectionedPicker
import Testing

@Suite struct NumberResolutionTests {
  private static let searcher = { @Sendable (number: String) -> NumberMatches in
    switch number {
    case "+31612345678": NumberMatches(positions: [20, 3, 999, -1])
    case "+379": NumberMatches(note: "not in use")
    default: NumberMatches()
    }
  }

  @Test(arguments: ["0031 6 12345678", "+31 (6) 1234-5678", "＋３１６１２３４５６７８"])
  func pastedNumbersAreAsked(query: String) {
    let searcher = Atlas.searcher(resolveNumber: Self.searcher)
    let matches = searcher.matches(SearchQuery(query))
    #expect(Array(matches.positions) == [3, 20])
    #expect(matches.best == 20)
    #expect(searcher.ranked(SearchQuery(query)).map(\.position) == [20, 3])
  }

  @Test func notesAreKept() {
    let matches = Atlas.searcher(resolveNumber: Self.searcher).matches(SearchQuery("+379"))
    #expect(matches.count == 0)
    #expect(matches.note == "not in use")
  }

  @Test func knownNumbersAreNotAsked() {
    let searcher = Atlas.searcher(resolveNumber: { _ in
      Issue.record("asked")
      return NumberMatches()
    })
    #expect(searcher.matches(SearchQuery("+31")).count == 1)
  }
}
