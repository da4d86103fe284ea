import SectionedPicker
import Testing

@Suite struct PickerAnswers {
  private static func items(_ words: [String]) -> PickerItems<String> {
    let list = SectionedList(words, name: \.self)
    return PickerItems(
      list: list,
      searcher: ListSearcher(list.elements, fields: [SearchField("name", role: .name, \.self)]),
      id: { $0 }, content: { word, _ in RowText(title: word) })
  }

  private static func state(_ words: [String], limit: Int = 1) -> PickerState<String> {
    var configuration = PickerConfiguration()
    configuration.selectionLimit = limit
    var state = PickerState(items: items(words), configuration: configuration)
    state.hasSearchBox = true
    return state
  }

  /// An answer that has found some of its words, the first of them the best.
  private static func answer(_ found: [String], marked: [String] = []) -> PickerAnswer<String> {
    let items = items(found + marked)
    let isFound = { (position: Int) in !marked.contains(items.list.elements[position]) }
    let positions = items.list.elements.indices.filter(isFound)
    return .items(
      items,
      Matches(
        positions: Positions(positions.map { Int32($0) }),
        best: items.list.elements.firstIndex(of: found.first ?? "")))
  }

  private static func rows(_ state: PickerState<String>) -> [String] {
    (0..<state.listing.rowCount).compactMap { state.content(ofRow: $0)?.title }
  }

  @Test func withASearchBoxTheListWaitsForAnAnswer() {
    var state = Self.state(["fig", "pear", "plum"])
    _ = state.apply(.setQuery("p"))
    #expect(state.queryText == "p")
    #expect(Self.rows(state) == ["fig", "pear", "plum"])
    let query = SearchQuery("p")
    state.show(.matches(state.items.searcher.matches(query)), for: query)
    #expect(Self.rows(state) == ["pear", "plum"])
    #expect(state.foundText == "Found 2 results")
    _ = state.apply(.clear)
    #expect(state.queryText == "")
    #expect(Self.rows(state) == ["pear", "plum"])
  }

  @Test func anotherListShowsWhatWasFoundWithTheBestUnderTheCursor() {
    var state = Self.state([])
    state.show(Self.answer(["plum", "fig", "kiwi"]), for: SearchQuery("fruit"))
    #expect(Self.rows(state) == ["fig", "kiwi", "plum"])
    #expect(state.currentPosition.flatMap(state.element(at:)) == "plum")
    #expect(state.query == SearchQuery("fruit"))
  }

  @Test func aMovedCursorStaysOnItsElement() {
    var state = Self.state([])
    state.show(Self.answer(["plum", "fig", "kiwi"]), for: SearchQuery("a"))
    _ = state.apply(.moveCursorTo(row: 1))
    state.show(Self.answer(["apple", "kiwi"]), for: SearchQuery("ab"))
    #expect(state.currentPosition.flatMap(state.element(at:)) == "kiwi")
    state.show(Self.answer(["plum", "fig"]), for: SearchQuery("abc"))
    #expect(state.currentPosition.flatMap(state.element(at:)) == "plum")
    #expect(!state.cursorWasMoved)
  }

  @Test func marksStayThoughNothingFindsThem() {
    var state = Self.state([], limit: 3)
    state.show(Self.answer(["plum", "fig"]), for: SearchQuery("a"))
    _ = state.apply(.toggleMark)
    state.show(Self.answer(["kiwi"], marked: state.markedElements), for: SearchQuery("b"))
    #expect(Self.rows(state) == ["kiwi"])
    _ = state.apply(.toggleMark)
    #expect(state.markedElements == ["plum", "kiwi"])
    guard case .picked(let positions) = state.apply(.pick) else {
      Issue.record("nothing was picked")
      return
    }
    #expect(positions.compactMap(state.element(at:)) == ["plum", "kiwi"])
  }

  @Test func aFailureIsToldAndChangesNothing() {
    var state = Self.state(["fig"])
    state.show(.failure("no connection"), for: SearchQuery("f"))
    #expect(state.notice == .searchFailed("no connection"))
    #expect(Self.rows(state) == ["fig"])
    #expect(state.query.isEmpty)
  }

  @Test(arguments: [true, false])
  func blanksAloneLeaveTheCursorOnTheRecents(hasSearchBox: Bool) {
    var state = PickerState(items: Self.items(["fig", "pear"]), recents: Recents(ids: ["pear"]))
    state.hasSearchBox = hasSearchBox
    _ = state.apply(.setQuery(" "))
    let query = SearchQuery(" ")
    state.show(.matches(state.items.searcher.matches(query)), for: query)
    #expect(state.cursor == 0)
    #expect(Self.rows(state) == ["pear", "fig", "pear"])
  }

  @Test(arguments: [(nil, 3), (2, 2), (0, 0), (-1, 0), (9, 3)] as [(Int?, Int)])
  func aConfigurationLimitsTheRecents(limit: Int?, count: Int) {
    var configuration = PickerConfiguration()
    configuration.recentsLimit = limit
    let state = PickerState(
      items: Self.items(["fig", "pear", "plum"]), configuration: configuration,
      recents: Recents(ids: ["plum", "fig", "pear"]))
    #expect(state.recents.ids == Array(["plum", "fig", "pear"].prefix(count)))
    #expect(state.listing.rowCount == 3 + count)
  }
}
