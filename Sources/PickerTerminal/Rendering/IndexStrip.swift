/// The index at the right edge: which label stands on which row, and where a row leads to.
struct IndexStrip: Equatable, Sendable {
  /// A label of the index.
  struct Entry: Equatable, Sendable {
    /// The letter, or `★`.
    var label: VisibleText
    /// Whether nothing is listed under it now.
    var isEmpty = false
    /// Whether the first visible section is its.
    var isCurrent = false
  }

  /// What stands on one row.
  enum Row: Equatable, Sendable {
    /// The label at this position of the index.
    case label(Int)
    /// A dot for the labels in between.
    case dot(Range<Int>)

    /// The position of the index that a click on the row means: of a dot, the one in the middle.
    var target: Int {
      switch self {
      case .label(let index): index
      case .dot(let range): range.lowerBound + range.count / 2
      }
    }
  }

  /// The rows, from the top.
  let rows: [Row]

  /// Lays `count` labels out on at most `height` rows.
  ///
  /// Where they do not fit, every *n*-th is kept and the others are dots between them; the first,
  /// the last and the current one always show, unless there are fewer than three rows.
  ///
  /// - Complexity: O(`height`).
  init(count: Int, current: Int?, height: Int) {
    let height = min(height, ScreenSize.maximum)
    guard count > 0, height > 0 else {
      rows = []
      return
    }
    guard count > height else {
      rows = (0..<count).map(Row.label)
      return
    }
    let current = current.map { min(max($0, 0), count - 1) }
    guard height >= 3 else {
      rows = [.label(current ?? 0)]
      return
    }
    // Labels on every other row: one more label than steps.
    let steps = (height - 1) / 2
    let stride = (count - 2) / steps + 1
    var rows: [Row] = []
    var index = 0
    while index < count - 1 {
      let next = index + min(stride, count - 1 - index)
      rows.append(.label(index))
      if let current, current > index, current < next {
        rows.append(.label(current))
      } else if next > index + 1 {
        rows.append(.dot(index + 1..<next))
      }
      index = next
    }
    rows.append(.label(count - 1))
    self.rows = rows
  }
}
