internal import Glibc

/// Why there is no terminal to ask a person at, as facts.
public struct TerminalError: Error, Hashable, Sendable {
  /// The terminal's path.
  public let path: String
  /// The number of the error, as `errno` has it.
  public let code: Int32

  /// Creates an error from its facts.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The sentence that tells the cause and the way out.
  public var message: String {
    let reason = code == ENXIO ? "the process has no terminal" : String(cString: strerror(code))
    return "cannot open \(path) to ask at: \(reason); use --filter or --select, "
      + "answer from a pipe with --plain, or give a remote command a terminal with ssh -t"
  }
}

/// Where a line-by-line picker reads its answers and says what there is to say.
///
/// Standard output is for results, so it is never among them.
public struct PlainStreams {
  /// The descriptor that answers are read from.
  public let input: Int32
  /// The descriptor that the picker writes to.
  public let output: Int32

  /// Finds the streams.
  ///
  /// - Parameters:
  ///   - readsInput: Whether answers may come from standard input, because the person asked for a
  ///     line-by-line picker.
  ///   - path: The terminal.
  /// - Throws: Why the terminal cannot be opened, where it is needed.
  public init(readsInput: Bool, terminal path: String = "/dev/tty") throws(TerminalError) {
    if readsInput && isatty(STDIN_FILENO) == 0 {
      (input, output) = (STDIN_FILENO, STDERR_FILENO)
      return
    }
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw TerminalError(path: path, code: errno) }
    (input, output) = (descriptor, descriptor)
  }
}
