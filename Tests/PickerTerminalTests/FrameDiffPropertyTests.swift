import TestSupport
import Testing

@testable import PickerTerminal

/// Random screens drawn one over the other on an emulated terminal.
@Suite struct FrameDiffPropertyTests {
  static let titles = [
    "Denmark", "Åland Islands", "中文测试 with Latin", "السعودية", "e\u{301}e\u{301}", "",
    "A very long name that goes on and on until it has to be cut somewhere", "a\u{1B}[2Jb",
  ]

  /// Titles about whose widths terminals disagree.
  static let oddTitles = ["☺\u{FE0F} x", "👍🏽 👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scotland", "क्षत्रिय"]

  func content(
    using generator: inout SeededRandom, titles: [String] = titles
  ) -> ScreenContent {
    let lines = (0..<Int.random(in: 0...9, using: &generator)).map { _ -> ListLine in
      let title = titles.randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator), Bool.random(using: &generator) {
        return .heading(VisibleText(title))
      }
      let start = Int.random(in: 0...6, using: &generator)
      return SampleScreen.row(
        title, ["DK", "AX", "SZ"].randomElement(using: &generator) ?? "DK",
        ["+45", "+358 18", ""].randomElement(using: &generator) ?? "",
        marks: RowContent.Marks(rawValue: UInt8.random(in: 0...7, using: &generator)),
        highlights: Bool.random(using: &generator) ? [start..<start + 2] : [],
        reason: Bool.random(using: &generator) ? "Swaziland" : nil)
    }
    let line = String((titles.randomElement(using: &generator) ?? "").prefix(12))
    return SampleScreen.content(
      prompt: PromptContent(
        prompt: "> ", line: line,
        cursor: line.prefix(Int.random(in: 0...12, using: &generator)).utf8.count),
      status: VisibleText("\(lines.count)/245"), lines: lines,
      current: SampleScreen.filled.sorted().randomElement(using: &generator) ?? "★")
  }

  @Test(arguments: [(12, 80), (10, 40), (3, 20), (1, 10), (4, 1), (6, 130)])
  func theTerminalShowsTheFrame(rows: Int, columns: Int) {
    var generator = SeededRandom(seed: UInt64(rows * 1000 + columns))
    let size = ScreenSize(rows: rows, columns: columns)
    let renderer = FrameRenderer(theme: .colored)
    var terminal = ScreenEmulator(rows: rows + 5, columns: columns)
    terminal.write("before\r\n")
    terminal.write(
      ScreenRegion.open(height: rows, on: ScreenSize(rows: rows + 5, columns: columns)))
    let origin = terminal.cursorRow
    let above = Array(terminal.lines[..<origin])
    var shown: Frame?
    for _ in 0..<300 {
      let frame = renderer.frame(content(using: &generator), size: size)
      terminal.write(FrameDiff.bytes(from: shown, to: frame))
      shown = frame
      #expect(Array(terminal.lines[origin..<origin + rows]) == frame.lines.map(\.plainText))
      #expect(terminal.cursorRow == origin + frame.cursorRow)
      #expect(terminal.cursorColumn == frame.cursorColumn)
      #expect(Array(terminal.lines[..<origin]) == above)
      for (row, line) in frame.lines.enumerated() {
        for run in line.runs where run.width > 0 {
          let cells = terminal.cells[origin + row][run.column..<run.column + run.width]
          #expect(cells.allSatisfy { $0.style == emulated(run.style) })
        }
      }
      #expect(terminal.style == .init())
    }
    #expect(terminal.unrecognized == [])
    #expect(terminal.modes == [7, 25])
  }

  /// The style as the emulator holds it.
  func emulated(_ style: Style) -> ScreenEmulator.Style {
    var result = ScreenEmulator.Style()
    result.bold = style.attributes.contains(.bold)
    result.dim = style.attributes.contains(.dim)
    result.underline = style.attributes.contains(.underline)
    result.reverse = style.attributes.contains(.reverse)
    result.foreground = style.foreground.map { String(30 + $0.rawValue) }
    return result
  }

  /// Terminals that give a regional indicator no cell, or two, still have all columns in place.
  @Test(arguments: [0, 2])
  func flagsOfAnotherWidthMoveNothing(indicatorWidth: Int) {
    var generator = SeededRandom(seed: 11)
    let size = ScreenSize(rows: 10, columns: 60)
    var terminal = ScreenEmulator(rows: 10, columns: 60) { scalar in
      (0x1F1E6...0x1F1FF).contains(scalar.value)
        ? indicatorWidth : ScreenEmulator.usualWidth(of: scalar)
    }
    var shown: Frame?
    for _ in 0..<200 {
      let frame = FrameRenderer().frame(
        content(using: &generator, titles: Self.titles + Self.oddTitles), size: size)
      terminal.write(FrameDiff.bytes(from: shown, to: frame))
      shown = frame
      for (row, line) in frame.lines.enumerated() {
        for run in line.runs where run.isSteady {
          // A mark without a cell of its own joins the one before it.
          let cells = terminal.cells[row][run.column..<run.column + run.width]
          #expect(
            cells.map(\.text.unicodeScalars.first) == run.text.unicodeScalars.map(Optional.init))
        }
      }
    }
  }
}
