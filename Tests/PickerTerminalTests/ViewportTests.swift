import Testing

@testable import PickerTerminal

@Suite struct ViewportTests {
  // Lines: A 0 1 2 B 3 4 5 C 6 7 8
  let layout = SectionLayout(rowCounts: [3, 3, 3])

  /// The visible lines as text: headings as letters, pinned ones in brackets, rows as digits.
  func drawn(_ viewport: Viewport) -> String {
    viewport.lines(in: layout).map { line in
      switch line {
      case .heading(let section, let isPinned):
        let letter = ["A", "B", "C"][section]
        return isPinned ? "(\(letter))" : letter
      case .row(let row): return String(row)
      }
    }.joined(separator: " ")
  }

  @Test func headingStaysWhileItsSectionScrolls() {
    var viewport = Viewport(height: 4)
    let screens = (0..<9).map { row in
      viewport.reveal(row: row, in: layout)
      return drawn(viewport)
    }
    #expect(
      screens == [
        "A 0 1 2", "A 0 1 2", "A 0 1 2", "(A) 2 B 3", "(A) B 3 4", "B 3 4 5", "(B) 5 C 6",
        "(B) C 6 7", "C 6 7 8",
      ])
  }

  @Test func scrollingUpBringsTheHeadingAlong() {
    var viewport = Viewport(height: 4)
    let screens = (0..<9).reversed().map { row in
      viewport.reveal(row: row, in: layout)
      return drawn(viewport)
    }
    #expect(
      screens == [
        "C 6 7 8", "C 6 7 8", "C 6 7 8", "(B) 5 C 6", "(B) 4 5 C", "B 3 4 5", "(A) 2 B 3",
        "(A) 1 2 B", "A 0 1 2",
      ])
  }

  @Test func everyRowIsRevealedAtEveryHeight() {
    for height in 1...14 {
      for start in 0..<9 {
        for row in 0..<9 {
          var viewport = Viewport(height: height)
          viewport.reveal(row: start, in: layout)
          viewport.reveal(row: row, in: layout)
          #expect(viewport.lines(in: layout).contains(.row(row)))
          #expect(viewport.lines(in: layout).count == min(height, 12))
        }
      }
    }
  }

  @Test func aSingleLineShowsTheRow() {
    var viewport = Viewport(height: 1)
    viewport.reveal(row: 4, in: layout)
    #expect(drawn(viewport) == "4")
    #expect(viewport.pageRows(in: layout) == 1)
  }

  @Test func aShorterListMovesIntoView() {
    var viewport = Viewport(height: 4)
    viewport.reveal(row: 8, in: layout)
    let filtered = SectionLayout(rowCounts: [0, 1, 1])
    viewport.reveal(row: 0, in: filtered)
    #expect(viewport.top == 0)
    viewport.reveal(row: nil, in: SectionLayout(rowCounts: []))
    #expect(viewport.lines(in: SectionLayout(rowCounts: [])).isEmpty)
  }

  @Test func jumpPutsTheHeadingOnTop() {
    var viewport = Viewport(height: 4)
    viewport.scroll(toSection: 1, in: layout)
    #expect(drawn(viewport) == "B 3 4 5")
    viewport.scroll(toSection: 2, in: layout)
    #expect(drawn(viewport) == "C 6 7 8")
  }

  @Test func scrollingStopsAtTheEnds() {
    var viewport = Viewport(height: 4)
    viewport.scroll(by: .max, in: layout)
    viewport.scroll(by: .max, in: layout)
    #expect(drawn(viewport) == "C 6 7 8")
    #expect(viewport.nearestVisibleRow(to: 0, in: layout) == 6)
    viewport.scroll(by: .min, in: layout)
    #expect(drawn(viewport) == "A 0 1 2")
    #expect(viewport.nearestVisibleRow(to: 8, in: layout) == 2)
  }

  @Test func mouseRowsAreThoseThatShow() {
    var viewport = Viewport(height: 4)
    viewport.reveal(row: 3, in: layout)
    #expect(viewport.line(at: 0, in: layout) == .heading(section: 0, isPinned: true))
    #expect(viewport.line(at: 1, in: layout) == .row(2))
    #expect(viewport.line(at: 3, in: layout) == .row(3))
    #expect(viewport.line(at: 4, in: layout) == nil)
    #expect(viewport.line(at: -1, in: layout) == nil)
  }

  @Test func noHeightShowsNothing() {
    var viewport = Viewport(height: -1)
    viewport.reveal(row: 3, in: layout)
    #expect(viewport.lines(in: layout).isEmpty)
  }
}
