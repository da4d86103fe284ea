import SectionedPicker

/// A picker's rows as lines of words: numbered, section by section, a page at a time.
///
/// It is meant to be read aloud or printed on paper: nothing depends on colour, columns or glyphs.
struct PlainListing {
  /// How many rows a page holds.
  static let pageLength = 20

  /// The rows of the page, counted from 0.
  let rows: Range<Int>
  /// The lines of the page.
  let lines: [String]

  /// Lays out the page that begins at `first`.
  init<Element>(_ state: PickerState<Element>, from first: Int = 0) {
    let listing = state.listing
    let start = min(max(first, 0), max(listing.rowCount - 1, 0))
    rows = start..<min(start + Self.pageLength, listing.rowCount)
    var lines: [String] = []
    let width = String(rows.upperBound).count
    for section in listing.sections where section.rows.overlaps(rows) {
      let title = VisibleText(section.title).text
      lines.append("section \(title)")
      for row in section.rows.clamped(to: rows) {
        guard let content = state.content(ofRow: row) else { continue }
        let number = String(row + 1)
        let padding = String(repeating: " ", count: width - number.count)
        let position = listing.position(at: row)
        let isSelected = state.selected != nil && state.selected == position
        let isMarked = position.map(state.marked.contains) ?? false
        lines.append(
          "\(padding)\(number). \(VisibleText(content.line).text)"
            + (isSelected ? ", selected" : "") + (isMarked ? ", marked" : ""))
      }
    }
    self.lines = lines
  }

  /// What there is beyond the page, in a sentence; nil where the page is all.
  func remainderText(rowCount: Int) -> String? {
    guard rows.count < rowCount else { return nil }
    let span = "rows \(rows.lowerBound + 1) to \(rows.upperBound) of \(rowCount)"
    return rows.upperBound < rowCount ? span + "; Enter shows more" : span
  }
}
