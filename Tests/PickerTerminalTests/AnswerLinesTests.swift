import Testing

@testable import PickerTerminal

@Suite struct AnswerLinesTests {
  private let ten = AnswerLines((1...10).map { "line \($0)" })

  @Test func scrollingStopsAtTheEnds() {
    var lines = ten
    lines.scroll(by: -3, rows: 4)
    #expect(lines.page(rows: 4).first == "line 1")
    lines.scroll(by: .max, rows: 4)
    #expect(lines.page(rows: 4) == ["line 7", "line 8", "line 9", "line 10"])
    lines.scroll(by: .max, rows: 4)
    lines.scroll(by: -1, rows: 4)
    #expect(lines.page(rows: 4).first == "line 6")
    lines.scroll(by: .min, rows: 4)
    #expect(lines.page(rows: 4).first == "line 1")
  }

  @Test func onlyWhatDoesNotFitIsRemarkedOn() {
    #expect(ten.remark(rows: 10) == nil)
    #expect(ten.remark(rows: 4)?.hasPrefix("lines 1-4 of 10") == true)
    #expect(ten.remark(rows: 0)?.hasPrefix("lines 1-1 of 10") == true)
    #expect(ten.page(rows: -1) == [])
    #expect(AnswerLines().isEmpty)
  }
}
