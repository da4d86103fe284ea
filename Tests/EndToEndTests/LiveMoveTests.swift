import TestSupport
import Testing

@Suite("Live moves")
struct LiveMoveTests {
  @Test func lettersAreJumpedTo() throws {
    let picker = try LivePicker()
    try picker.type(":jump D\r", current: "Denmark")
    Golden.expect(picker.run.screen.text, matches: "live-jump")
    try picker.type("\u{1B}gm", current: "Macao")
    try picker.type("\u{1B}gm\u{1B}gd\u{1B}gd", current: "Denmark")
    try picker.type("\u{1B}gx", shows: "nothing under x")
    #expect(picker.current == "Denmark")
    try picker.leave()
  }

  @Test func altAloneJumpsWhereAskedFor() throws {
    let picker = try LivePicker("--alt-jump")
    try picker.type("\u{1B}d", current: "Denmark")
    try picker.type("\u{1B}z", current: "Zambia")
    try picker.leave()
  }

  @Test func sectionsAndPagesAreSteppedThrough() throws {
    let picker = try LivePicker()
    for (keys, name) in [
      ("\u{1B}[1;3B", "Bahamas"), ("\u{1B}[1;3B", "Cambodia"), ("\u{1B}[1;3A", "Bahamas"),
      ("\u{1B}<", "Afghanistan"), ("\u{1B}[6~", "Armenia"), ("\u{1B}[5~", "Afghanistan"),
      ("\u{16}", "Armenia"), ("\u{1B}v", "Afghanistan"), ("\u{1B}>", "Zimbabwe"),
      ("\u{1B}[A", "Zambia"), ("\u{E}", "Zimbabwe"), ("\u{10}", "Zambia"),
      ("\u{1B}[H\u{1B}[F\u{1B}<", "Afghanistan"), ("\u{1B}OB", "Åland Islands"),
    ] {
      try picker.type(keys, current: name)
    }
    try picker.leave()
  }

  @Test func theHeadingStaysOnTop() throws {
    let picker = try LivePicker()
    for _ in 0..<14 {
      let last = picker.current
      try picker.run.send("\u{1B}[B")
      try picker.run.wait(for: "the next row") { picker.current ?? last != last }
    }
    Golden.expect(picker.run.screen.text, matches: "live-sticky")
    try picker.leave()
  }

  /// The index shows each n-th letter where it has no room for all.
  @Test(arguments: [8, 40, 60])
  func theIndexFolds(rows: Int) throws {
    let picker = try LivePicker(size: TerminalSize(rows: rows, columns: 60))
    Golden.expect(picker.run.screen.text, matches: "live-index-\(rows)")
    try picker.leave()
  }

  @Test(arguments: [(10, 40), (50, 200), (3, 20), (1, 20), (20, 3), (40, 10)])
  func anySizeWillDo(rows: Int, columns: Int) throws {
    let picker = try LivePicker("--query", "un", size: TerminalSize(rows: rows, columns: columns))
    try picker.type("\u{E}\u{10}", query: columns < 10 ? picker.query : "> un")
    Golden.expect(picker.run.screen.text, matches: "live-size-\(rows)x\(columns)")
    try picker.run.send("\u{3}")
    try picker.expectEnd(.exited(130), cursorStays: false)
  }

  @Test func recentPicksAreOnTop() throws {
    let environment = try TestEnvironment()
    let first = try LivePicker(environment: environment)
    try first.run.send("den\r")
    try first.expectEnd(.exited(0), output: "+45\n")
    let second = try LivePicker(environment: environment)
    Golden.expect(second.run.screen.text, matches: "live-recents")
    try second.type("\u{1B}ga", current: "Afghanistan")
    try second.type("\u{1B}g★", current: "Denmark")
    try second.leave()
  }

  @Test func theKeysAreShown() throws {
    let picker = try LivePicker()
    try picker.type("\u{1B}OP", shows: "go to the letter K")
    Golden.expect(picker.run.screen.text, matches: "live-keys")
    try picker.type("d", query: "> d")
    try picker.leave()
  }
}
