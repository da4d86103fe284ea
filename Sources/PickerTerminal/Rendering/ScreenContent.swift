/// Everything that one screen shows, as values: made from the picker's state, drawn by
/// `FrameRenderer`.
struct ScreenContent: Equatable, Sendable {
  /// The line that is edited.
  var prompt: PromptContent
  /// How many match, or what there is to say instead, at the right of the prompt.
  var status = VisibleText.empty
  /// A line of its own below the prompt, where there is something to say.
  var message: VisibleText?
  /// The lines of the list that are visible, from the top; no more than
  /// `FrameRenderer.listRows` says are drawn.
  var lines: [ListLine] = []
  /// The columns at the right of the rows, the same for the whole list so that scrolling moves
  /// none of them.
  var trailingColumns: [TrailingColumn] = []
  /// The index at the right edge; empty for none.
  var strip: [IndexStrip.Entry] = []
}

/// The prompt and the edit line.
struct PromptContent: Equatable, Sendable {
  /// What stands before the edit line, the sign of the editing mode included.
  var prompt: VisibleText
  /// The edit line up to the edit point.
  var beforeCursor: VisibleText
  /// The rest of the edit line.
  var afterCursor: VisibleText

  /// Creates a prompt with an edit line; `cursor` is the edit point as an offset into the UTF-8 of
  /// `line`, brought within it.
  init(prompt: VisibleText, line: String = "", cursor: Int = .max) {
    let bytes = Array(line.utf8)
    let split = min(max(cursor, 0), bytes.count)
    self.prompt = prompt
    // What lies far behind the edit point is scrolled out of sight, so it need not be read.
    beforeCursor = VisibleText(bytes: bytes[..<split].suffix(Self.limit), limit: Self.limit)
    afterCursor = VisibleText(bytes: bytes[split...], limit: Self.limit)
  }

  private static let limit = 4096
}

/// A line of the list.
enum ListLine: Equatable, Sendable {
  /// The title of the section whose rows follow; also where it is kept on top of them.
  case heading(VisibleText)
  /// An item.
  case row(RowContent)
}

/// The parts of a row.
struct RowContent: Equatable, Sendable {
  /// What is known of a row beside its texts.
  struct Marks: OptionSet, Equatable, Sendable {
    /// The marks as bits.
    let rawValue: UInt8

    /// The picker's cursor is on the row.
    static let current = Marks(rawValue: 1)
    /// The row is one of several picks.
    static let picked = Marks(rawValue: 2)
    /// The row is the value that the caller has now.
    static let selected = Marks(rawValue: 4)
  }

  /// The title, with what matched highlighted.
  var title: VisibleText
  /// What is known of the row.
  var marks: Marks = []
  /// The number to pick the row by; nil where rows are not numbered.
  var number: Int?
  /// What stands before the title, such as a flag; two cells are kept for it.
  var leading = VisibleText.empty
  /// Why the row matches, where the title does not show it.
  var reason: VisibleText?
  /// The texts of the columns at the right.
  var trailing: [VisibleText] = []
}

/// A column at the right of the rows.
struct TrailingColumn: Equatable, Sendable {
  /// The cells of its widest text in the whole list.
  var width: Int
  /// Whether its texts begin at its right end.
  var isRightAligned = true
}
