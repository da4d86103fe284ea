import TestSupport
import Testing

@Suite("Live mouse")
struct LiveMouseTests {
  /// The picker begins below what was written before, wherever that ends.
  @Test(arguments: [0, 11, 40])
  func aClickReachesItsRow(linesAbove: Int) throws {
    let picker = try LivePicker(linesAbove: linesAbove)
    let top = picker.run.screen.cursorRow + 2
    for row in (top + 1)..<24 {
      let name = picker.run.screen.text(row: row, columns: 5..<50).split(separator: "  ")[0]
      try picker.type(picker.click(row: row, column: 9), current: String(name))
      #expect(picker.run.screen.lines[row].hasPrefix("> "))
    }
    try picker.leave()
  }

  @Test func aSecondClickPicks() throws {
    let picker = try LivePicker()
    try picker.type(picker.click(row: 16, column: 9), current: "Albania")
    try picker.run.send(picker.click(row: 16, column: 20))
    try picker.expectEnd(.exited(0), output: "+355\n")
  }

  /// The first click on the current row may be the one that raises the window.
  @Test func aFirstClickNeverPicks() throws {
    let picker = try LivePicker()
    try picker.run.send(picker.click(row: 14, column: 9))
    try picker.type("\u{1B}[B", current: "Åland Islands")
    try picker.type("\u{1B}[A", current: "Afghanistan")
    try picker.type(picker.click(row: 14, column: 9) + "d", query: "> d")
    try picker.leave()
  }

  @Test func nothingElseCanBeClicked() throws {
    let picker = try LivePicker()
    let places = [(12, 3), (13, 2), (0, 5), (11, 5), (13, 300), (300, 10)]
    try picker.type("\u{1B}[B", current: "Åland Islands")
    try picker.run.send(places.map { picker.click(row: $0.0, column: $0.1) }.joined())
    try picker.run.send("\u{1B}[<0;0;0M\u{1B}[<99999999999999999999;1;1M\u{1B}[<2;10;18M")
    try picker.run.send([0x1B, 0x5B, 0x4D, 0x20, 0x80, 0x4F, 0x1B, 0x5B, 0x4D, 0x20, 0x21, 0x21])
    try picker.type("x\u{7F}", current: "Åland Islands")
    try picker.waitFor(query: ">")
    try picker.leave()
  }

  @Test func theIndexIsClickedAndDraggedAlong() throws {
    let picker = try LivePicker(size: TerminalSize(rows: 60, columns: 60))
    let top = picker.run.screen.cursorRow + 1
    try picker.type(picker.click(row: top + 3, column: 59), current: "Denmark")
    try picker.type(picker.click(row: top + 25, column: 59), current: "Zambia")
    try picker.type("\u{1B}[<0;60;\(top + 1)M\u{1B}[<32;50;\(top + 3)M", current: "Cambodia")
    try picker.type("\u{1B}[<32;60;\(top + 100)M", current: "Zambia")
    try picker.type("\u{1B}[<32;60;1M\u{1B}[<0;60;1m", current: "Afghanistan")
    try picker.leave()
  }

  @Test func theWheelScrolls() throws {
    let picker = try LivePicker()
    try picker.type("\u{1B}[<65;10;20M", current: "Algeria")
    try picker.type("\u{1B}[<64;10;20M\u{1B}[A\u{1B}[A\u{1B}[A", current: "Afghanistan")
    try picker.leave()
  }

  @Test func theMouseMayBeLeftAlone() throws {
    let picker = try LivePicker("--no-mouse")
    #expect(!picker.run.screen.isOn(1002))
    #expect(!picker.run.screen.isOn(1006))
    try picker.leave()
  }
}
