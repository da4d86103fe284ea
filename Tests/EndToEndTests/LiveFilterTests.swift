import TestSupport
import Testing

@Suite("Live filter")
struct LiveFilterTests {
  @Test func everyKeyFilters() throws {
    let picker = try LivePicker()
    Golden.expect(picker.run.screen.text, matches: "live-first")
    try picker.type("u", shows: "Found 15 countries")
    Golden.expect(picker.run.screen.text, matches: "live-letter")
    try picker.type("ni", shows: "Found 9 countries")
    Golden.expect(picker.run.screen.text, matches: "live-word")
    try picker.type("\u{7F}\u{7F}\u{7F}", query: ">")
    try picker.leave()
  }

  @Test func theBestMatchIsPicked() throws {
    let picker = try LivePicker()
    try picker.type("den", current: "Denmark")
    try picker.run.send("\r")
    try picker.expectEnd(.exited(0), output: "+45\n")
  }

  @Test func typedAheadIsPickedFrom() throws {
    let picker = try LivePicker()
    try picker.run.send("den\r")
    try picker.expectEnd(.exited(0), output: "+45\n")
  }

  @Test func nothingIsPickedWhereNothingMatches() throws {
    let picker = try LivePicker()
    try picker.type("qqqq", shows: "No country matches “qqqq”")
    Golden.expect(picker.run.screen.text, matches: "live-no-match")
    try picker.run.send("\r")
    try picker.run.wait(for: "the bell") { picker.run.screen.bells == 1 }
    try picker.type("\u{1B}", query: ">")
    try picker.leave()
  }

  @Test(arguments: ["\u{1B}", "\u{7}"])
  func escapeClearsAndThenLeaves(key: String) throws {
    let picker = try LivePicker("--query", "den")
    try picker.waitFor(query: "> den")
    try picker.type(key, query: ">")
    try picker.run.send(key)
    try picker.expectEnd(.exited(130))
  }

  @Test func twoEscapesAreTwoKeys() throws {
    let picker = try LivePicker()
    try picker.run.send("\u{1B}\u{1B}")
    try picker.expectEnd(.exited(130))
  }

  @Test func escapeMayHaveAStatusOfItsOwn() throws {
    let escaped = try LivePicker("--esc-status", "3")
    try escaped.run.send("\u{1B}")
    try escaped.expectEnd(.exited(3))
    try LivePicker("--esc-status", "3").leave()
  }

  @Test func endOfInputLeavesWhereNothingIsTyped() throws {
    let picker = try LivePicker()
    try picker.type("ab\u{1}\u{4}", query: "> b")
    try picker.type("\u{4}", query: ">")
    try picker.run.send("\u{4}")
    try picker.expectEnd(.exited(130))
  }

  @Test func whatIsSubmittedIsSearchedFor() throws {
    let picker = try LivePicker("--search", "submit")
    try picker.type("den", query: "> den")
    #expect(picker.current == "Afghanistan")
    try picker.type("\r", current: "Denmark")
    try picker.run.send("\r")
    try picker.expectEnd(.exited(0), output: "+45\n")
  }

  @Test func waitingMayHaveAnEnd() throws {
    let picker = try LivePicker("--timeout", "0.1")
    try picker.expectEnd(.exited(124))
  }
}
