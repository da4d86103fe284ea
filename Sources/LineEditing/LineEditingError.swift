/// Why lines cannot be read.
public enum LineEditingError: Error, Equatable {
  /// The linked library is not GNU readline, or is older than 8.2.
  case unsupportedLibrary
  /// The terminal cannot be used; the number is an `errno`.
  case terminalUnusable(Int32)
  /// The input cannot be read; the number is an `errno`.
  case readFailed(Int32)
  /// A line has more bytes than the limit.
  case lineTooLong(limit: Int)
}
