import SectionedPicker

/// Which line of the whole list shows what: each section is a heading followed by its rows, and
/// sections without rows take no line.
struct SectionLayout: Equatable, Sendable {
  /// What one line shows.
  enum Line: Equatable, Sendable {
    /// The title of a section.
    case heading(section: Int)
    /// A row, counted over all sections.
    case row(Int)
  }

  /// The sections that have rows, by their positions among all sections.
  private let sections: [Int]
  /// The first row of each of `sections`, and the number of rows behind the last.
  private let firstRows: [Int]
  private let headingLines: Int

  /// Lays out sections with so many rows each, in order.
  ///
  /// - Parameters:
  ///   - rowCounts: the rows of each section; a negative count is none.
  ///   - hasHeadings: whether sections have headings; a list without any is rows only.
  /// - Complexity: O(*n*) in the number of sections.
  init(rowCounts: [Int], hasHeadings: Bool = true) {
    var sections: [Int] = []
    var firstRows = [0]
    var total = 0
    for (section, count) in rowCounts.enumerated() where count > 0 {
      let (sum, overflow) = total.addingReportingOverflow(count)
      // Headings are added to rows below, so keep far from the largest number.
      guard !overflow, sum < .max / 2 else { break }
      total = sum
      sections.append(section)
      firstRows.append(total)
    }
    self.sections = sections
    self.firstRows = firstRows
    headingLines = hasHeadings ? 1 : 0
  }

  /// The rows of all sections.
  var rowCount: Int { firstRows.last ?? 0 }

  /// The lines of rows and headings.
  var lineCount: Int { rowCount + sections.count * headingLines }

  /// Whether sections have headings.
  var hasHeadings: Bool { headingLines > 0 }

  /// What a line shows; nil outside the list.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  subscript(line line: Int) -> Line? {
    guard line >= 0, line < lineCount else { return nil }
    let place = lastPlace { firstRows[$0] + $0 * headingLines <= line }
    let offset = line - firstRows[place] - place * headingLines
    return offset < headingLines
      ? .heading(section: sections[place]) : .row(firstRows[place] + offset - headingLines)
  }

  /// The line of a row; nil where there is no such row.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func line(ofRow row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return row + (lastPlace { firstRows[$0] <= row } + 1) * headingLines
  }

  /// The section of a row; nil where there is no such row.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func section(ofRow row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return sections[lastPlace { firstRows[$0] <= row }]
  }

  /// The first row of a section; nil where it has none.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func firstRow(ofSection section: Int) -> Int? {
    let place = lastPlace { sections[$0] <= section }
    return place < sections.count && sections[place] == section ? firstRows[place] : nil
  }

  /// The last of `sections` for which a condition holds that holds for the first ones only; 0 where
  /// it holds for none.
  private func lastPlace(where holds: (Int) -> Bool) -> Int {
    max(0, sections.indices.partitionPoint(where: holds) - 1)
  }
}
