/// What a program tells its caller by its exit status.
public struct ExitStatus: Hashable, Sendable {
  /// The number, from 0 to 255.
  public let code: Int32

  /// Creates a status from its number.
  public init(code: Int32) {
    self.code = code
  }

  /// Something was picked or printed.
  public static let success = ExitStatus(code: 0)
  /// Nothing matched, or nothing was picked.
  public static let noMatch = ExitStatus(code: 1)
  /// The call, the data or the terminal was at fault, or a key was ambiguous.
  public static let failure = ExitStatus(code: 2)
  /// The time that was given ran out.
  public static let timedOut = ExitStatus(code: 124)
  /// The picker was left without a pick.
  public static let cancelled = ExitStatus(code: 130)
}
