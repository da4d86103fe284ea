import SectionedPicker
import Testing

/// A territory with a code, for lists small enough to be read in a test.
struct Territory {
  var name: String
  var code: String
  var aliases: [String] = []
}

@Suite struct PickerStates {
  static let territories = [
    Territory(name: "Austria", code: "AT"), Territory(name: "Åland", code: "AX"),
    Territory(name: "Uganda", code: "UG"), Territory(name: "Ukraine", code: "UA"),
    Territory(name: "United Kingdom", code: "GB", aliases: ["UK", "Britain"]),
    Territory(name: "Congo - Kinshasa", code: "CD", aliases: ["Congo"]),
    Territory(name: "Congo - Brazzaville", code: "CG", aliases: ["Congo"]),
  ]

  static func items(_ territories: [Territory] = territories) -> PickerItems<Territory> {
    let list = SectionedList(territories, name: { $0.name })
    let searcher = ListSearcher(
      list.elements,
      fields: [
        SearchField("name", role: .name, \.name),
        SearchField("code", role: .key, \.code),
        SearchField("alias", role: .alias, \.aliases),
      ])
    return PickerItems(
      list: list, searcher: searcher, id: \.code,
      content: { territory, match in
        RowText(title: territory.name, reason: match?.reason, details: [territory.code])
      })
  }

  static func state(
    recents: [String] = [], preferred: [String] = [], selected: String? = nil,
    initial: String? = nil, home: String? = nil, mode: SearchTriggeringMode = .searchAsYouType
  ) -> PickerState<Territory> {
    let items = items()
    var configuration = PickerConfiguration()
    configuration.searchTriggeringMode = mode
    let position: (String?) -> Int? = { code in code.flatMap { items.positions(of: [$0]).first } }
    return PickerState(
      items: items, configuration: configuration, recents: Recents(ids: recents),
      preferred: items.positions(of: preferred), selected: position(selected),
      initial: position(initial), home: position(home))
  }

  func codes(_ state: PickerState<Territory>) -> [String] {
    (0..<state.listing.rowCount).compactMap(state.listing.position(at:))
      .compactMap(state.element(at:)).map(\.code)
  }

  func current(_ state: PickerState<Territory>) -> String? {
    state.currentPosition.flatMap(state.element(at:))?.code
  }

  func act(_ state: inout PickerState<Territory>, _ actions: PickerAction...) {
    for action in actions { #expect(state.apply(action) == .continues) }
  }

  @Test func recentsComeFirstAndStayUnderTheirLetter() {
    let state = Self.state(recents: ["UG", "XX", "AT"], preferred: ["AT", "GB"])
    #expect(state.listing.sections.map(\.title) == ["Recent", "Preferred", "A", "C", "U"])
    #expect(codes(state).prefix(4) == ["UG", "AT", "GB", "AX"])
    #expect(state.listing.elementCount == 7)
    #expect(state.listing.rowCount == 10)
  }

  @Test func recentsThatAreGoneLeaveNoHeading() {
    #expect(Self.state(recents: ["XX"]).listing.sections.map(\.title) == ["A", "C", "U"])
  }

  @Test func theCursorStartsWhereItIsWanted() {
    #expect(current(Self.state()) == "AX")
    #expect(current(Self.state(initial: "UA")) == "UA")
    #expect(current(Self.state(recents: ["UG"], initial: "UA")) == "UA")
    #expect(current(Self.state(recents: ["UG"], selected: "GB", initial: "UA")) == "GB")
    #expect(current(Self.state(home: "AT")) == "AT")
    #expect(current(Self.state(recents: ["UG"], home: "AT")) == "UG")
  }

  @Test func filteringKeepsTheOrderAndMovesTheCursorToTheBest() {
    var state = Self.state()
    act(&state, .setQuery("uk"))
    #expect(codes(state) == ["UA", "GB"])
    #expect(current(state) == "GB")
  }

  @Test func aRowThatWasChosenIsKeptWhileItMatches() {
    var state = Self.state()
    act(&state, .setQuery("u"), .moveToLast)
    #expect(current(state) == "GB")
    act(&state, .setQuery("un"))
    #expect(current(state) == "GB")
    act(&state, .setQuery("ug"))
    #expect(current(state) == "UG")
  }

  @Test func clearingTheQueryStaysOnTheElement() {
    var state = Self.state()
    act(&state, .setQuery("ukr"), .clearOrCancel)
    #expect(current(state) == "UA")
    #expect(codes(state).count == 7)
    #expect(state.apply(.clearOrCancel) == .cancelled)
  }

  @Test func blanksAreAnEmptyQuery() {
    var state = Self.state()
    act(&state, .setQuery("  \t"))
    #expect(codes(state).count == 7)
    #expect(state.foundText == nil)
  }

  @Test func nothingFoundIsSaidAndNothingPicked() {
    var state = Self.state()
    act(&state, .setQuery("zzzzqq"), .pick)
    #expect(state.foundText == "No match for “zzzzqq”")
    #expect(state.notice == .nothingToPick)
    #expect(state.cursor == nil)
    act(&state, .clear)
    #expect(codes(state).count == 7)
  }

  @Test func countsAreWords() {
    var state = Self.state()
    act(&state, .setQuery("ugan"))
    #expect(state.foundText == "Found 1 result")
    act(&state, .setQuery("u"))
    #expect(state.foundText == "Found 3 results")
  }

  @Test func textsAreNoFormats() {
    var configuration = PickerConfiguration()
    configuration.noResultsText = "100 %@ {query} {count} {other}"
    let text = configuration.foundText(count: 0, query: "{count}", isGuess: false)
    #expect(text == "100 %@ {count} 0 {other}")
  }

  @Test func jumpsGoToTheFirstRowOfTheSection() {
    var state = Self.state()
    act(&state, .jump("u"))
    #expect(current(state) == "UG")
    act(&state, .jump("U"))
    #expect(current(state) == "UG")
    act(&state, .jump("å"))
    #expect(current(state) == "AX")
  }

  @Test func jumpsToNothingChangeNothing() {
    var state = Self.state()
    act(&state, .jump("u"), .jump("K"))
    #expect(state.notice == .emptySection(label: "K"))
    #expect(current(state) == "UG")
    act(&state, .jump("§"))
    #expect(state.notice == .unknownSection(label: "§"))
    #expect(current(state) == "UG")
  }

  @Test func sectionsAreSteppedThrough() {
    var state = Self.state()
    act(&state, .nextSection)
    #expect(current(state) == "CG")
    act(&state, .moveCursor(by: 1), .previousSection)
    #expect(current(state) == "CG")
    act(&state, .previousSection, .previousSection)
    #expect(current(state) == "AX")
    act(&state, .moveToLast, .nextSection)
    #expect(current(state) == "UG")
  }

  @Test(arguments: [Int.min, -3, 99, Int.max]) func theCursorStopsAtTheEnds(rows: Int) {
    var state = Self.state()
    act(&state, .moveCursor(by: 2), .moveCursor(by: rows))
    #expect(current(state) == (rows < 0 ? "AX" : "GB"))
  }

  @Test func keysSelectOneElement() {
    var state = Self.state()
    let position = state.items.positions(of: ["GB"])
    #expect(state.apply(.select(key: "uk")) == .picked(position))
    #expect(state.apply(.select(key: "congo")) == .continues)
    #expect(
      state.notice == .ambiguousKey("congo", positions: state.items.positions(of: ["CG", "CD"])))
    #expect(state.apply(.select(key: "Narnia")) == .continues)
    #expect(state.notice == .unknownKey("Narnia", reason: nil))
  }

  @Test(arguments: [-1, 7, Int.max]) func rowsThatAreNotThereAreSaid(row: Int) {
    var state = Self.state()
    #expect(state.apply(.pickRow(row)) == .continues)
    guard case .noSuchRow(_, count: 7) = state.notice else {
      Issue.record("\(String(describing: state.notice))")
      return
    }
  }

  @Test func searchOnSubmitWaits() {
    var state = Self.state(mode: .searchOnSubmit)
    act(&state, .setQuery("ukr"))
    #expect(codes(state).count == 7)
    act(&state, .submitQuery)
    #expect(codes(state) == ["UA"])
  }

  @Test func forgottenRecentsLeaveTheList() {
    var state = Self.state(recents: ["UG", "AT"])
    act(&state, .forgetRecents)
    #expect(state.notice == .recentsForgotten(count: 2))
    #expect(state.listing.sections.map(\.title) == ["A", "C", "U"])
    #expect(current(state) == "UG")
  }

  @Test func otherItemsKeepTheCursorOnItsElement() {
    var state = Self.state(preferred: ["GB"], selected: "UA")
    act(&state, .jump("u"), .moveCursor(by: 1))
    let renamed = Self.territories.map { Territory(name: "Z " + $0.name, code: $0.code) }
    state.replaceItems(Self.items(renamed))
    #expect(current(state) == "UA")
    #expect(state.selected.flatMap(state.element(at:))?.code == "UA")
    #expect(state.listing.sections.map(\.title) == ["Preferred", "Z"])
  }

  /// The position in all territories of each position in a list without the first ones.
  private func place(from some: PickerItems<Territory>) -> (Int) -> Int? {
    { position in Self.items().positions(of: [some.list.elements[position].code]).first }
  }

  @Test func aListThatGrowsKeepsAMovedCursorAndItsMarks() {
    let some = Self.items(Array(Self.territories.suffix(4)))
    var state = PickerState(items: some, configuration: limited(to: 3))
    act(&state, .jump("u"), .toggleMark)
    state.growItems(Self.items(), place: place(from: some))
    #expect(current(state) == "UA")
    #expect(state.marked.compactMap(state.element(at:)).map(\.code) == ["UA"])
    #expect(state.listing.rowCount == Self.territories.count)
  }

  @Test func aListThatGrowsStaysAtItsTopUntilThePersonMoves() {
    let some = Self.items(Array(Self.territories.suffix(4)))
    var state = PickerState(items: some)
    state.growItems(Self.items(), place: place(from: some))
    #expect(state.cursor == 0)
    #expect(current(state) == "AX")
  }

  @Test func whatComesIsSearchedForTheQuery() {
    let none = Self.items([])
    var state = PickerState(items: none)
    state.isLoading = true
    #expect(state.foundText == "Waiting for items")
    act(&state, .setQuery("uk"))
    state.growItems(Self.items(), place: place(from: none))
    #expect(codes(state) == ["UA", "GB"])
    #expect(current(state) == "GB")
  }

  @Test func marksAreKeptByElementUpToTheLimit() {
    var state = Self.state()
    state = PickerState(items: state.items, configuration: limited(to: 2))
    act(&state, .toggleMark, .setQuery("ugan"), .toggleMark, .setQuery("ukr"), .toggleMark)
    #expect(state.notice == .selectionFull(limit: 2))
    #expect(state.apply(.pick) == .picked(state.items.positions(of: ["AX", "UG"])))
  }

  private func limited(to limit: Int) -> PickerConfiguration {
    var configuration = PickerConfiguration()
    configuration.selectionLimit = limit
    return configuration
  }
}
