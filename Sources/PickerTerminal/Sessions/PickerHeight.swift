/// How many rows of the terminal a picker takes.
public enum PickerHeight: Hashable, Sendable {
  /// So many rows, as far as there are as many.
  case rows(Int)
  /// A part of the terminal in percent.
  case percent(Int)
  /// Half of the terminal, but enough to be of use.
  case standard
  /// All of it, on the alternate screen.
  case full
  /// As many rows as the list needs, and no more than these.
  indirect case atMost(PickerHeight)

  /// Fewer rows than these show too little of a list, where nobody asked for fewer.
  private static let leastRows = 6

  /// The rows to take of a terminal.
  ///
  /// - Parameters:
  ///   - terminalRows: The rows that there are.
  ///   - needed: The rows that the whole list takes.
  /// - Returns: At least 1, and no more than there are.
  func rows(of terminalRows: Int, needed: Int) -> Int {
    let wanted =
      switch self {
      case .rows(let rows): rows
      case .percent(let percent):
        terminalRows.multipliedReportingOverflow(by: percent).partialValue / 100
      case .standard: max(terminalRows / 2, Self.leastRows)
      case .full: terminalRows
      case .atMost(let height): min(height.rows(of: terminalRows, needed: needed), needed)
      }
    return min(max(wanted, 1), max(terminalRows, 1))
  }
}
