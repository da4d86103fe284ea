import LineEditing

/// Why a person cannot be asked, as facts.
public enum SessionError: Error, Equatable, Sendable {
  /// There is no terminal, or none that can be used.
  case terminal(TerminalError)
  /// The answers cannot be read; the code is an `errno`.
  case unreadable(code: Int32)
  /// A line of the answers has more bytes than this.
  case lineTooLong(limit: Int)

  init(_ error: LineEditingError) {
    switch error {
    case .unsupportedLibrary: self = .terminal(.noLineEditor)
    case .terminalUnusable(let code): self = .terminal(.cannotPrepare(code: code))
    case .readFailed(let code): self = .unreadable(code: code)
    case .lineTooLong(let limit): self = .lineTooLong(limit: limit)
    }
  }

  /// The sentence that tells the cause and the way out.
  public var message: String {
    switch self {
    case .terminal(let error): error.message
    case .unreadable(let code): "cannot read the answers: \(ProcessStreams.reason(code))"
    case .lineTooLong(let limit): "a line of the answers is longer than \(limit) bytes"
    }
  }
}
