import TestSupport
import Testing

@testable import PickerTerminal

@Suite("Frame scroll")
struct FrameScrollTests {
  private let size = ScreenSize(rows: 12, columns: 60)

  /// A frame with the rows from a place in a long list on, headings among them.
  private func frame(from start: Int, current: Int) -> Frame {
    let lines = (start..<start + 10).map { number -> ListLine in
      number % 7 == 0
        ? .heading(VisibleText("Section \(number)"))
        : SampleScreen.row(
          "Country Number \(number)", "C\(number)", "+\(number)",
          marks: number == current ? .current : [])
    }
    return FrameRenderer(theme: .colored).frame(
      SampleScreen.content(lines: [.heading(VisibleText("Section"))] + lines), size: size)
  }

  @Test(arguments: [-3, -2, -1, 1, 2, 3], 10...24)
  func linesThatHaveMovedAreFound(distance: Int, start: Int) {
    let old = frame(from: start, current: start + 5)
    let new = frame(from: start + distance, current: start + 5 + distance)
    let scroll = FrameScroll(from: old.lines, to: new.lines)
    #expect(scroll?.distance == distance)
    #expect(scroll?.top == 2)
    #expect(FrameDiff.bytes(from: old, to: new).count <= 300 + 100 * abs(distance))
  }

  @Test func nothingMovesInAnotherList() {
    let old = frame(from: 10, current: 12)
    for new in [frame(from: 51, current: 52), frame(from: 10, current: 13)] {
      let text = String(decoding: FrameDiff.bytes(from: old, to: new), as: UTF8.self)
      #expect(!text.contains(/\u{1B}\[[0-9]*[LM]/))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 20])
  func theTerminalShowsTheFrame(step: Int) {
    var terminal = ScreenEmulator(rows: 12, columns: 60)
    var shown: Frame?
    for place in [10, 10 + step, 10 + 2 * step, 10 + step, 10] {
      let next = frame(from: place, current: place + 3)
      terminal.write(FrameDiff.bytes(from: shown, to: next))
      shown = next
      #expect(terminal.lines == next.lines.map(\.plainText))
      #expect(terminal.cursorRow == next.cursorRow)
      #expect(terminal.cursorColumn == next.cursorColumn)
    }
  }
}
