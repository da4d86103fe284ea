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

  /// Fewer rows than these show too little of a list, where nobody asked for fewer.
  private static let leastRows = 6

  /// The rows to take of a terminal; at least 1.
  func rows(of terminalRows: Int) -> Int {
    let wanted =
      switch self {
      case .rows(let rows): rows
      case .percent(let percent):
        terminalRows.multipliedReportingOverflow(by: percent).partialValue / 100
      case .standard: max(terminalRows / 2, Self.leastRows)
      case .full: terminalRows
      }
    return min(max(wanted, 1), max(terminalRows, 1))
  }
}
