import Glibc

/// Where a line-by-line picker reads its answers and says what there is to say.
///
/// Standard output is for results, so it is never among them.
final class PlainStreams {
  /// The descriptor that answers are read from.
  let input: Int32
  /// The descriptor that the picker writes to.
  let output: Int32
  private let isOwned: Bool

  /// Finds the streams.
  ///
  /// - Parameters:
  ///   - readsInput: Whether answers may come from standard input, because the person asked for a
  ///     line-by-line picker.
  ///   - path: The terminal.
  /// - Throws: Why the terminal cannot be opened, where it is needed.
  init(readsInput: Bool, terminal path: String) throws(TerminalError) {
    if readsInput && isatty(STDIN_FILENO) == 0 {
      (input, output, isOwned) = (STDIN_FILENO, STDERR_FILENO, false)
      return
    }
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
    (input, output, isOwned) = (descriptor, descriptor, true)
  }

  deinit {
    if isOwned { close(input) }
  }
}
