import TestSupport
import Testing

@Suite("Live inputrc")
struct LiveInputrcTests {
  private let vi = "set editing-mode vi\n"

  @Test(arguments: [
    (["foo bar", "\u{1B}", "b", "cw", "x"], "> foo x"),
    (["foo bar\u{1B}bcwx"], "> foo x"),
    (["foo bar", "\u{1B}", "0dw"], "> bar"),
    (["a b c", "\u{1B}", "0dw", "."], "> c"),
  ])
  func viCommandsEdit(keys: [String], line: String) throws {
    let picker = try LivePicker(inputrc: vi + "set show-mode-in-prompt on\n")
    for key in keys.dropLast() {
      try picker.run.send(key)
      if key == "\u{1B}" { try picker.run.wait(forScreen: "(cmd)>") }
    }
    try picker.run.send(keys.last ?? "")
    try picker.run.wait(for: line) { picker.query.hasSuffix(line) }
    try picker.leave()
  }

  /// The first Escape leaves the insert mode, the next clears, the last leaves.
  @Test func escapeIsViFirst() throws {
    let picker = try LivePicker(inputrc: vi + "set show-mode-in-prompt on\n")
    try picker.type("foo", query: "(ins)> foo")
    try picker.type("\u{1B}", query: "(cmd)> foo")
    try picker.type("\u{1B}", query: "(cmd)>")
    try picker.run.send("\u{1B}")
    try picker.expectEnd(.exited(130))
  }

  @Test func keysAreOfTheUsersChoice() throws {
    let picker = try LivePicker(
      inputrc: #"""
        $if dialcode
        "\C-o": pick-next-section
        $endif
        $if bash
        "\C-t": pick-next-section
        $endif

        """#)
    try picker.type("\u{F}", current: "Bahamas")
    try picker.type("ab\u{14}", query: "> ba")
    try picker.leave()
  }

  @Test func aVisibleBellSleepsNot() throws {
    let picker = try LivePicker(inputrc: "set bell-style visible\n")
    try picker.type(String(repeating: "\u{1B}[D", count: 500) + "a", query: "> a")
    #expect(picker.run.screen.bells == 0)
    try picker.leave()
  }

  @Test(arguments: [
    "set horizontal-scroll-mode on", "set mark-modified-lines on", "set enable-active-region on",
    "set input-meta off", "set keyseq-timeout 0", "set keyseq-timeout 5000",
    "set enable-bracketed-paste off", "set colored-stats on", "set convert-meta on",
  ])
  func noSettingDisturbsTheScreen(setting: String) throws {
    let picker = try LivePicker(inputrc: setting + "\n")
    try picker.type("dén", current: "Denmark")
    try picker.type("\u{1B}[D\u{7F}", query: "> dn")
    try picker.type("\u{1B}", query: ">")
    try picker.leave()
  }
}
