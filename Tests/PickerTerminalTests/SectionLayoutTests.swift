import Testing

@testable import PickerTerminal

@Suite struct SectionLayoutTests {
  let layout = SectionLayout(rowCounts: [2, 0, 1, -4, 3])

  @Test func linesFollowTheSections() {
    let lines = (0..<layout.lineCount).map { layout[line: $0] }
    #expect(
      lines == [
        .heading(section: 0), .row(0), .row(1), .heading(section: 2), .row(2),
        .heading(section: 4), .row(3), .row(4), .row(5),
      ])
    #expect(layout[line: -1] == nil)
    #expect(layout[line: 9] == nil)
  }

  @Test func rowsKnowLineAndSection() {
    #expect((0..<7).map { layout.line(ofRow: $0) } == [1, 2, 4, 6, 7, 8, nil])
    #expect((-1..<6).map { layout.section(ofRow: $0) } == [nil, 0, 0, 2, 4, 4, 4])
  }

  @Test func sectionsKnowTheirFirstRow() {
    #expect((-1..<6).map { layout.firstRow(ofSection: $0) } == [nil, 0, nil, 2, nil, 3, nil])
  }

  @Test func aListWithoutHeadingsIsRows() {
    let plain = SectionLayout(rowCounts: [2, 1], hasHeadings: false)
    #expect((0..<4).map { plain[line: $0] } == [.row(0), .row(1), .row(2), nil])
    #expect(plain.line(ofRow: 2) == 2)
  }

  @Test func anEmptyListHasNoLines() {
    for layout in [SectionLayout(rowCounts: []), SectionLayout(rowCounts: [0, 0])] {
      #expect(layout.lineCount == 0)
      #expect(layout[line: 0] == nil)
      #expect(layout.firstRow(ofSection: 0) == nil)
    }
  }

  @Test func hugeCountsDoNotOverflow() {
    let layout = SectionLayout(rowCounts: [1_000_000, .max, 5])
    #expect(layout.rowCount == 1_000_000)
    #expect(layout[line: 1_000_000] == .row(999_999))
  }
}
