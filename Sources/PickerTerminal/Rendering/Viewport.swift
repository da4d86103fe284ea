/// The part of the list that is on the screen.
///
/// The heading of the section on top stays there while the section scrolls: on the first line it
/// covers whatever row would be there.
struct Viewport: Equatable, Sendable {
  /// One visible line.
  enum Line: Equatable, Sendable {
    /// The title of a section; pinned where its own line is further up.
    case heading(section: Int, isPinned: Bool)
    /// A row, counted over all sections.
    case row(Int)
  }

  /// The line of the list on the first line of the screen.
  private(set) var top = 0
  /// The lines of the screen that are for the list.
  private(set) var height: Int

  /// Creates a viewport at the top of the list.
  init(height: Int) {
    self.height = min(max(0, height), ScreenSize.maximum)
  }

  /// Takes another height; `reveal` afterwards.
  mutating func resize(height: Int) {
    self.height = min(max(0, height), ScreenSize.maximum)
  }

  /// Scrolls as little as possible until a row shows below the heading of its section; `nil` is for
  /// a list without a current row.
  mutating func reveal(row: Int?, in layout: SectionLayout) {
    clamp(to: layout)
    guard height > 0, let row, let line = layout.line(ofRow: row) else { return }
    // The first row of a section brings its heading along; any other must not be covered by it.
    let above = min(hasPinnedHeading(in: layout) ? 1 : 0, line)
    if line - above < top { top = line - above }
    if line >= top + height { top = line - height + 1 }
    clamp(to: layout)
  }

  /// Scrolls by lines, down if positive, without leaving the list.
  mutating func scroll(by lines: Int, in layout: SectionLayout) {
    let (sum, overflow) = top.addingReportingOverflow(lines)
    top = overflow ? (lines < 0 ? 0 : .max) : sum
    clamp(to: layout)
  }

  /// Scrolls until the heading of a section is on top, or as near as the end of the list lets it.
  mutating func scroll(toSection section: Int, in layout: SectionLayout) {
    guard let row = layout.firstRow(ofSection: section), let line = layout.line(ofRow: row) else {
      return
    }
    top = line - (layout.hasHeadings ? 1 : 0)
    clamp(to: layout)
  }

  /// The rows that a page moves by: what fits below a heading, but at least one.
  func pageRows(in layout: SectionLayout) -> Int {
    max(1, height - (hasPinnedHeading(in: layout) ? 1 : 0))
  }

  /// The visible lines from the top.
  ///
  /// - Complexity: O(*h* log *n*) for *h* lines and *n* sections.
  func lines(in layout: SectionLayout) -> [Line] {
    (0..<height).prefix { top + $0 < layout.lineCount }.compactMap { line(at: $0, in: layout) }
  }

  /// What the line of the screen shows that is `offset` below the first; nil for none.
  func line(at offset: Int, in layout: SectionLayout) -> Line? {
    guard offset >= 0, offset < height, let line = layout[line: top + offset] else { return nil }
    switch line {
    case .heading(let section):
      return .heading(section: section, isPinned: false)
    case .row(let row):
      if offset == 0, hasPinnedHeading(in: layout), let section = layout.section(ofRow: row) {
        return .heading(section: section, isPinned: true)
      }
      return .row(row)
    }
  }

  /// The row to be current after scrolling: `row` if it shows, else the visible one nearest to it.
  func nearestVisibleRow(to row: Int, in layout: SectionLayout) -> Int? {
    let rows = lines(in: layout).compactMap { line -> Int? in
      if case .row(let row) = line { row } else { nil }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return min(max(row, first), last)
  }

  /// A single line is for the row itself.
  private func hasPinnedHeading(in layout: SectionLayout) -> Bool {
    layout.hasHeadings && height > 1
  }

  private mutating func clamp(to layout: SectionLayout) {
    top = max(0, min(top, layout.lineCount - height))
  }
}
