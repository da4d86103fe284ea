/// Lines that stand in the place of the list, such as help, and how far they are scrolled.
struct AnswerLines {
  private let lines: [String]
  /// The line on top, counted from 0.
  private var top = 0

  /// Shows lines from the first one on; none shows the list.
  init(_ lines: [String] = []) { self.lines = lines }

  /// Whether the list is shown.
  var isEmpty: Bool { lines.isEmpty }

  /// Scrolls by lines, down if positive, as far as there are any.
  mutating func scroll(by count: Int, rows: Int) {
    let last = max(0, lines.count - max(1, rows))
    let (sum, overflow) = top.addingReportingOverflow(count)
    top = overflow ? (count < 0 ? 0 : last) : min(max(sum, 0), last)
  }

  /// The lines that so many rows show.
  func page(rows: Int) -> [String] { Array(lines.dropFirst(top).prefix(max(0, rows))) }

  /// What there is to say of lines that do not fit; nil where all do.
  func remark(rows: Int) -> String? {
    guard lines.count > rows else { return nil }
    let shown = top + 1...max(top + 1, min(top + rows, lines.count))
    return "lines \(shown.lowerBound)-\(shown.upperBound) of \(lines.count): Up and Down scroll, "
      + "Enter goes back to the list"
  }
}
