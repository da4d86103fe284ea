import SectionedPicker
import Testing

@Suite struct SearchFieldTests {
  private struct Item: Sendable {
    var title: String
    var note: String?
    var year: Int
  }

  private static let items = [
    Item(title: "First", note: nil, year: 1999), Item(title: "Second", note: "first", year: 2001),
  ]

  private func find(_ query: String) -> [Int] {
    let searcher = ListSearcher(
      Self.items,
      fields: [
        SearchField("title", role: .name, \Item.title),
        SearchField("note", role: .alias, \Item.note),
        SearchField("year", role: .number, \Item.year),
      ])
    return Array(searcher.matches(SearchQuery(query)).positions)
  }

  @Test func missingTextMatchesNothing() {
    #expect(find("optional").isEmpty)
    #expect(find("nil").isEmpty)
    #expect(find("first") == [0, 1])
  }

  @Test func functionsAreReadAsKeyPathsAre() {
    let searcher = ListSearcher(
      Self.items,
      fields: [
        SearchField("title", role: .name, text: { $0.title }),
        SearchField("note", role: .alias, text: { $0.note }),
      ])
    #expect(Array(searcher.matches(SearchQuery("first")).positions) == [0, 1])
    #expect(Array(searcher.matches(SearchQuery("second")).positions) == [1])
    #expect(searcher.matches(SearchQuery("nil")).count == 0)
  }

  @Test func wholeNumbersAreNumbers() {
    #expect(find("19") == [0])
    #expect(find("second 2001") == [1])
  }

  @Test(
    arguments: [
      ("code:GB", ["GB"]), ("code:g", ["GG", "GN", "GW", "GB"]), ("dial:44", ["GB", "GG"]),
      ("dial:+4", ["DK", "DE", "GG", "GB"]), ("name:united k", ["GB"]), ("alias:engl", ["GB"]),
      ("CODE:gb united", ["GB"]), ("code:gb germany", []), ("nothing:gb", []),
    ])
  func tokensAskForOneField(query: String, codes: [String]) {
    #expect(Set(Atlas.ranked(query)) == Set(codes))
  }

  @Test func moreFieldsThanMarksAreStillSearched() {
    let fields = (0..<50).map { number in
      SearchField<Int>("f\(number)", role: .name, texts: { ["row\($0)field\(number)"] })
    }
    let searcher = ListSearcher([1, 2, 3], fields: fields)
    #expect(Array(searcher.matches(SearchQuery("row2field49")).positions) == [1])
    #expect(searcher.match(at: 1, for: SearchQuery("row2field49"))?.rank == .exactName)
  }
}
