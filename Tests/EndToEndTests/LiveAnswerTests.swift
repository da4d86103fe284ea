import TestSupport
import Testing

@Suite("Help in the place of the list")
struct LiveAnswerTests {
  /// The key F1, as xterm sends it.
  private let helpKey = "\u{1B}OP"

  @Test(arguments: ["\r", "\u{1B}", "\u{7}", "\t", "\u{1B}OP"])
  func aKeyGoesBackToTheListAndDoesNothingToIt(key: String) throws {
    let picker = try LivePicker()
    try picker.type("den", current: "Denmark")
    try picker.type(helpKey, shows: "M-<, M->")
    try picker.type(key, current: "Denmark")
    #expect(picker.query == "> den")
    try picker.run.send("\r")
    try picker.expectEnd(.exited(0), output: "+45\n", cursorStays: false)
  }

  @Test func whatDoesNotFitIsScrolled() throws {
    let picker = try LivePicker(size: TerminalSize(rows: 14, columns: 80))
    try picker.type(":help\r", shows: "lines 1-5 of ")
    #expect(!picker.run.screen.text.contains(":quit"))
    try picker.type("\u{1B}[6~\u{1B}[6~\u{1B}[6~", shows: ":quit")
    try picker.type("\u{1B}<", shows: "lines 1-5 of ")
    try picker.type("\u{1B}[<65;5;12M", shows: "lines 4-8 of ")
    try picker.type("\r", current: "Afghanistan")
    try picker.leave()
  }

  @Test func typingGoesBackToTheList() throws {
    let picker = try LivePicker()
    try picker.type(helpKey, shows: "M-<, M->")
    try picker.type("den", current: "Denmark")
    try picker.leave()
  }

  @Test func aClickGoesBackToTheList() throws {
    let picker = try LivePicker()
    try picker.type(helpKey, shows: "M-<, M->")
    try picker.type(picker.click(row: 20, column: 5), current: "Afghanistan")
    try picker.leave()
  }
}
