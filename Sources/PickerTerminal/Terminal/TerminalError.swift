import LineEditing

/// Why there is no terminal to draw on.
public enum TerminalError: Error, Equatable, Sendable {
  /// The device cannot be opened; the code is an `errno`. Without a controlling terminal, as in a
  /// service or under `ssh -T`, this is what becomes of `/dev/tty`.
  case cannotOpen(path: String, code: Int32)
  /// The file is no terminal.
  case notATerminal(path: String)
  /// The settings cannot be changed, or the signals not be taken; the code is an `errno`.
  case cannotPrepare(code: Int32)
  /// The line editor that is linked is not GNU readline 8.2 or newer.
  case noLineEditor

  /// The system's own words for the cause, if it has any.
  var reason: String? {
    switch self {
    case .cannotOpen(_, let code), .cannotPrepare(let code):
      ProcessStreams.reason(code)
    case .notATerminal, .noLineEditor:
      nil
    }
  }
}

extension TerminalError {
  /// What a fault of the line editor ahead of its first line means for the terminal.
  init(starting error: LineEditingError) {
    if case .terminalUnusable(let code) = error {
      self = .cannotPrepare(code: code)
    } else {
      self = .noLineEditor
    }
  }
}
