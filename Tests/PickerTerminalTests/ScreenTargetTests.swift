import Testing

@testable import PickerTerminal

@Suite struct ScreenTargetTests {
  let content = SampleScreen.content()
  let size = ScreenSize(rows: 12, columns: 80)

  func target(_ row: Int, _ column: Int, message: VisibleText? = nil) -> ScreenTarget? {
    var content = content
    content.message = message
    return FrameRenderer.target(atRow: row, column: column, of: content, size: size)
  }

  @Test func rowsOfTheListAreTargets() {
    #expect(target(0, 5) == nil)
    #expect(target(1, 5) == .line(0))
    #expect(target(3, 0) == .line(2))
    #expect(target(3, 77) == .line(2))
    #expect(target(9, 5) == nil)
    #expect(target(12, 5) == nil)
    #expect(target(.min, .max) == nil)
  }

  @Test func aMessageMovesTheListDown() {
    #expect(target(1, 5, message: "said") == nil)
    #expect(target(2, 5, message: "said") == .line(0))
  }

  @Test func theIndexIsWhereItIsDrawn() {
    let frame = FrameRenderer().frame(content, size: size)
    for row in 1..<12 {
      guard case .label(let index) = target(row, 79) else {
        Issue.record("no label in row \(row)")
        continue
      }
      let label = content.strip[index].label.text
      #expect(["·", label].contains(frame.lines[row].runs.last?.text))
      #expect(target(row, 78) == .label(index))
    }
  }

  @Test func aDragStaysOnTheIndex() {
    let label = { FrameRenderer.label(atRow: $0, of: self.content, size: self.size) }
    #expect([.min, 0, 1, 11, .max].map(label) == [0, 0, 0, 26, 26])
    #expect(
      FrameRenderer.label(atRow: 1, of: content, size: ScreenSize(rows: 12, columns: 10)) == nil)
  }
}
