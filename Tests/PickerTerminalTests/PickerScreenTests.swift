import SectionedPicker
import Testing

@testable import PickerTerminal

@Suite struct PickerScreens {
  /// Words of which each letter has three: `a1 a2 a3 b1 …`.
  static func state() -> PickerState<String> {
    let words = "abcdefghij".flatMap { letter in (1...3).map { "\(letter)\($0)" } }
    let list = SectionedList(ordered: words, indexTitles: []) { $0.prefix(1).uppercased() }
    return PickerState(
      items: PickerItems(
        list: list,
        searcher: ListSearcher(words, fields: [SearchField("name", role: .name, \.self)]),
        id: { $0 }, content: { word, _ in RowText(title: word) }))
  }

  private let size = ScreenSize(rows: 7, columns: 12)

  private func lines(
    _ screen: inout PickerScreen<String>, _ state: PickerState<String>, size: ScreenSize? = nil
  ) -> [String] {
    let prompt = PromptContent(prompt: "> ", line: state.queryText)
    let frame = screen.frame(state, prompt: prompt, size: size ?? self.size)
    return frame.lines.dropFirst().map { String($0.plainText.prefix(4)).trimmingBlanks() }
  }

  @Test func aJumpPutsTheSectionOnTop() {
    var state = Self.state()
    var screen = PickerScreen(state)
    #expect(lines(&screen, state).prefix(3) == ["A", "> a1", "a2"])
    _ = state.apply(.jump("f"))
    #expect(lines(&screen, state).prefix(3) == ["F", "> f1", "f2"])
  }

  @Test func aStepScrollsByOneLineUnderTheHeading() {
    var state = Self.state()
    var screen = PickerScreen(state)
    _ = lines(&screen, state)
    _ = state.apply(.moveCursor(by: 3))
    #expect(lines(&screen, state) == ["A", "a1", "a2", "a3", "B", "> b1"])
    _ = state.apply(.moveCursor(by: 1))
    #expect(lines(&screen, state) == ["A", "a2", "a3", "B", "b1", "> b2"])
    for _ in 0..<2 {
      _ = state.apply(.moveCursor(by: 1))
      _ = lines(&screen, state)
    }
    #expect(lines(&screen, state) == ["B", "b1", "b2", "b3", "C", "> c1"])
  }

  @Test func anotherListShowsFromItsBeginningOrAroundTheCursor() {
    var state = Self.state()
    var screen = PickerScreen(state)
    _ = lines(&screen, state)
    _ = state.apply(.setQuery("h2"))
    #expect(lines(&screen, state) == ["H", "> h2", "", "", "", ""])
    _ = state.apply(.clear)
    let shown = lines(&screen, state)
    #expect(shown[0] == "G" || shown[0] == "H")
    #expect(shown.firstIndex(of: "> h2") == 3)
  }

  @Test(arguments: [(1, 1), (1, 12), (2, 12), (3, 2), (4, 1)])
  func noSizeIsTooSmall(rows: Int, columns: Int) {
    var state = Self.state()
    var screen = PickerScreen(state)
    let size = ScreenSize(rows: rows, columns: columns)
    for action: PickerAction in [.jump("j"), .setQuery("c"), .moveToLast, .clear, .moveToFirst] {
      _ = state.apply(action)
      #expect(lines(&screen, state, size: size).count == rows - 1)
    }
  }
}
