import TestSupport
import Testing

@Suite("Live resizing")
struct LiveResizeTests {
  @Test func everySizeIsDrawnFor() throws {
    let picker = try LivePicker("--query", "un")
    for (rows, columns) in [(12, 80), (1, 80), (24, 80), (1, 1), (2, 3), (24, 10), (24, 80)] {
      try picker.run.resize(to: TerminalSize(rows: rows, columns: columns))
      let first = columns < 10 ? "" : "> un"
      try picker.run.wait(for: "the frame at \(rows) by \(columns)") {
        picker.query.hasPrefix(first) && !picker.run.screen.isOn(2026)
      }
    }
    try picker.run.wait(forScreen: "U.S. Virgin Islands")
    #expect(picker.run.screen.cursorRow == 12)
    try picker.run.send("\u{3}")
    try picker.expectEnd(.exited(130), cursorStays: false)
  }

  /// A terminal that does not know its size says 0.
  @Test func aSizeOfNothingIsTheUsualOne() throws {
    let picker = try LivePicker()
    try picker.run.resize(to: TerminalSize(rows: 0, columns: 0))
    try picker.run.resize(to: .standard)
    try picker.type("den", current: "Denmark")
    try picker.run.send("\r")
    try picker.expectEnd(.exited(0), output: "+45\n", cursorStays: false)
  }

  @Test(arguments: [
    ("3", 3), ("50%", 12), ("25%", 6), ("1", 1), ("100%", 24), ("~50%", 12), ("~3", 3),
  ])
  func theHeightIsChosen(height: String, rows: Int) throws {
    let picker = try LivePicker("--height", height)
    #expect(picker.run.screen.cursorRow == 24 - rows)
    try picker.run.send("\u{3}")
    try picker.expectEnd(.exited(130), cursorStays: rows < 24)
  }

  @Test func theWholeScreenIsGivenBack() throws {
    let picker = try LivePicker("--height", "full", linesAbove: 5)
    #expect(picker.run.screen.cursorRow == 0)
    #expect(picker.run.screen.isOn(1049))
    try picker.leave()
  }

  @Test func nothingAboveIsTouched() throws {
    let picker = try LivePicker(linesAbove: 100)
    for keys in ["u", "\u{1B}[6~", "\u{1B}>", "\u{1B}<", "\u{15}"] { try picker.run.send(keys) }
    try picker.waitFor(query: ">")
    try picker.leave()
  }
}
