import TestSupport
import Testing

@testable import PickerTerminal

@Suite struct ScreenRegionTests {
  let size = ScreenSize(rows: 4, columns: 20)
  let screen = ScreenSize(rows: 8, columns: 20)

  func frame() -> Frame {
    FrameRenderer().frame(SampleScreen.content(), size: size)
  }

  @Test(arguments: ["", "\r\n\r\n", "1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7\r\n8\r\n9\r\n", "$ pick"])
  func leavesNoTrace(before: String) {
    var terminal = ScreenEmulator(rows: 8, columns: 20)
    terminal.write(before)
    let lines = terminal.scrollback + terminal.lines
    let column = terminal.cursorColumn
    let line = terminal.scrollback.count + terminal.cursorRow
    terminal.write(ScreenRegion.begin(mouse: true))
    terminal.write(ScreenRegion.open(height: 4, on: screen))
    let origin = terminal.cursorRow
    #expect(origin == 4)
    terminal.write(FrameDiff.bytes(from: nil, to: frame()))
    #expect(terminal.lines[origin] == ">      245 countries")
    #expect(terminal.lines[origin + 3] == "> Eswatini      +268")
    terminal.write(ScreenRegion.close(height: 4, on: screen))
    terminal.write(ScreenRegion.end())
    #expect(terminal.cursorColumn == column)
    #expect(terminal.scrollback.count + terminal.cursorRow == line)
    let after = terminal.scrollback + terminal.lines
    #expect(Array(after.prefix(lines.count)).trimmed == lines.trimmed)
    #expect(after.trimmed == lines.trimmed)
    #expect(terminal.modes == [7, 25])
    #expect(terminal.unrecognized == [])
  }

  @Test(arguments: [0, 3, 6, 7], [1, 4, 7])
  func theLineOfTheCursorStaysInSight(row: Int, height: Int) {
    var terminal = ScreenEmulator(rows: 8, columns: 20)
    terminal.write(String(repeating: "above\r\n", count: row) + "$ pick")
    terminal.write(ScreenRegion.open(height: height, on: screen))
    #expect(terminal.cursorRow == 8 - height && terminal.cursorColumn == 0)
    #expect(terminal.lines[..<(8 - height)].contains("$ pick"))
    terminal.write(ScreenRegion.close(height: height, on: screen))
    #expect(terminal.lines[terminal.cursorRow] == "$ pick")
    #expect(terminal.cursorColumn == 6)
  }

  @Test func aRegionAsHighAsTheScreenKeepsEveryLineInTheScrollback() {
    var terminal = ScreenEmulator(rows: 8, columns: 20)
    terminal.write("one\r\n$ pick")
    terminal.write(ScreenRegion.open(height: 8, on: screen))
    #expect(terminal.cursorRow == 0)
    #expect(terminal.scrollback == ["one", "$ pick"])
    terminal.write(ScreenRegion.close(height: 8, on: screen))
    #expect(terminal.cursorRow == 0 && terminal.cursorColumn == 0)
  }

  @Test func everyModeTurnedOnIsTurnedOff() {
    var terminal = ScreenEmulator(rows: 8, columns: 20)
    terminal.write(ScreenRegion.begin(mouse: true))
    #expect(terminal.modes == [7, 25, 1002, 1006, 2004])
    // A frame broken off in the middle leaves its modes on.
    terminal.write(FrameDiff.bytes(from: nil, to: frame()).prefix(60))
    terminal.write(ScreenRegion.end())
    #expect(terminal.modes == [7, 25])
    terminal.write(ScreenRegion.begin(mouse: false))
    #expect(!terminal.isOn(1002) && !terminal.isOn(1006))
  }

  @Test func fullScreenGivesTheScreenBack() {
    var terminal = ScreenEmulator(rows: 4, columns: 20)
    terminal.write("one\r\ntwo")
    terminal.write(ScreenRegion.enterFullScreen())
    terminal.write(FrameDiff.bytes(from: nil, to: frame()))
    #expect(terminal.lines[0] == ">      245 countries")
    terminal.write(ScreenRegion.leaveFullScreen())
    #expect(terminal.text == "one\ntwo\n")
    #expect(terminal.cursorRow == 1 && terminal.cursorColumn == 3)
    #expect(terminal.scrollback == [])
  }
}

extension [String] {
  /// The lines without the empty ones at the end.
  fileprivate var trimmed: [String] {
    Array(prefix((lastIndex { !$0.isEmpty } ?? -1) + 1))
  }
}
