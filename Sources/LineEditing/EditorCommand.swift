/// What a key can do in a picker besides editing text.
///
/// Each is a named command, which the user's inputrc can bind: `"\C-o": pick-next-section`.
public enum EditorCommand: Int32, CaseIterable, Sendable {
  case accept, cancel, endOfInput, complete, help, redraw
  case previousRow, nextRow, previousPage, nextPage, firstRow, lastRow
  case previousSection, nextSection
  case jump, jumpToKey
  case toggle
  case previousQuery, nextQuery

  /// The name in an inputrc.
  public var name: String {
    switch self {
    case .accept: "pick-accept"
    case .cancel: "pick-cancel"
    case .endOfInput: "pick-end-of-input"
    case .complete: "pick-complete"
    case .help: "pick-help"
    case .redraw: "pick-redraw"
    case .previousRow: "pick-previous-row"
    case .nextRow: "pick-next-row"
    case .previousPage: "pick-page-up"
    case .nextPage: "pick-page-down"
    case .firstRow: "pick-first"
    case .lastRow: "pick-last"
    case .previousSection: "pick-previous-section"
    case .nextSection: "pick-next-section"
    case .jump: "pick-jump"
    case .jumpToKey: "pick-jump-to-key"
    case .toggle: "pick-toggle"
    case .previousQuery: "pick-previous-query"
    case .nextQuery: "pick-next-query"
    }
  }
}

/// A command that a key has called for.
public struct CalledCommand: Equatable, Sendable {
  /// The command.
  public var command: EditorCommand
  /// The numeric argument, 1 if none was given; it may be negative.
  public var count: Int
  /// The character to jump to, for ``EditorCommand/jump`` and ``EditorCommand/jumpToKey``.
  public var character: Character?

  /// Creates a call.
  public init(_ command: EditorCommand, count: Int = 1, character: Character? = nil) {
    self.command = command
    self.count = count
    self.character = character
  }
}
