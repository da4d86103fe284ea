/// Where the parts of every row begin, decided once for a frame so that columns stay columns.
///
/// Where the screen is too narrow for a title of some length, parts are given up in this order: the
/// columns at the right but for the first, the index, what stands before the title, the first
/// column, the sign of the current row.
struct RowLayout {
  /// The column of the index; nil where none is drawn.
  let stripColumn: Int?
  /// Whether there is room for the sign of the current row.
  let showsSigns: Bool
  /// The cells of a row's number; 0 where rows are not numbered.
  let numberWidth: Int
  /// Where the leading text begins; nil where none is drawn.
  let leadingColumn: Int?
  /// Where the title begins.
  let titleColumn: Int
  /// The cell after the last one that title, reason and checkmark may take.
  let titleEnd: Int
  /// The columns at the right that are drawn: where they begin, and how wide they are.
  let trailing: [Column]

  /// A column at the right.
  struct Column {
    /// Its first cell.
    let start: Int
    /// Its cells.
    let width: Int
    /// Whether texts end at its right end.
    let isRightAligned: Bool
  }

  init(content: ScreenContent, columns: Int) {
    var widths = RowWidths(content, columns: columns)
    widths.giveUp(for: columns)
    showsSigns = widths.signs > 0
    numberWidth = widths.number
    let afterNumber = widths.signs + widths.numberWithGap
    leadingColumn = widths.leading > 0 ? afterNumber : nil
    titleColumn = afterNumber + widths.leadingWithGap
    stripColumn = widths.strip > 0 ? columns - widths.strip : nil
    var end = stripColumn.map { $0 - 1 } ?? columns
    var trailing: [Column] = []
    for (width, column) in zip(widths.trailing, content.trailingColumns).reversed() {
      end -= width
      trailing.append(
        Column(start: end, width: width, isRightAligned: column.isRightAligned))
      end -= RowWidths.gap
    }
    self.trailing = trailing.reversed()
    titleEnd = end
  }
}

/// The cells that the parts beside a title take; 0 for those that are not drawn.
private struct RowWidths {
  /// The cells between a column at the right and what stands before it.
  static let gap = 2
  /// The cells a title has to get before anything beside it may stay.
  private static let leastTitle = 8

  let signs: Int
  var number = 0
  var leading = 0
  var strip: Int
  var trailing: [Int]

  /// What the parts of a content take, however wide the screen is.
  init(_ content: ScreenContent, columns: Int) {
    signs = columns > 4 ? 2 : 0
    for case .row(let row) in content.lines {
      leading = max(leading, min(row.leading.width, 2))
      number = max(number, row.number.map { String($0).utf8.count } ?? 0)
    }
    strip = content.strip.reduce(0) { max($0, min($1.label.width, 2)) }
    trailing = content.trailingColumns.map { max(0, min($0.width, columns)) }
  }

  var numberWithGap: Int { number > 0 ? number + 1 : 0 }
  /// Two cells are kept for every leading text.
  var leadingWithGap: Int { leading > 0 ? 3 : 0 }

  private var total: Int {
    signs + numberWithGap + leadingWithGap + (strip > 0 ? strip + 1 : 0)
      + trailing.reduce(0) { $0 + $1 + Self.gap }
  }

  /// Gives up parts until a title has room, the least worth first.
  mutating func giveUp(for columns: Int) {
    while columns - total < Self.leastTitle {
      if trailing.count > 1 {
        trailing.removeLast()
      } else if strip > 0 {
        strip = 0
      } else if leading > 0 {
        leading = 0
      } else if !trailing.isEmpty {
        trailing.removeLast()
      } else if number > 0 {
        number = 0
      } else {
        return
      }
    }
  }
}
