import Glibc

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
  public init(readsInput: Bool, terminal path: String = Terminal.controlling) throws(TerminalError)
  {
    if readsInput && isatty(STDIN_FILENO) == 0 {
      (input, output) = (STDIN_FILENO, STDERR_FILENO)
      return
    }
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
    (input, output) = (descriptor, descriptor)
  }
}
