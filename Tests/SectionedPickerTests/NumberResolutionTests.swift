import SectionedPicker
import Testing

@Suite struct NumberResolutionTests {
  private static let searcher = { @Sendable (number: String) -> NumberResolution in
    switch number {
    case "+31612345678": NumberResolution(positions: [20, 3, 999, -1])
    case "+379": NumberResolution(note: "not in use")
    default: NumberResolution()
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
      return NumberResolution()
    })
    #expect(searcher.matches(SearchQuery("+31")).count == 1)
  }
}
