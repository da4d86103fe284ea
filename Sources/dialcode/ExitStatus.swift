/// What the program tells its caller by its exit status.
struct ExitStatus: Hashable {
  let code: Int32

  /// Something was picked or printed.
  static let success = ExitStatus(code: 0)
  /// Nothing matched, or nothing was picked.
  static let noMatch = ExitStatus(code: 1)
  /// The call, the data or the terminal was at fault, or a key was ambiguous.
  static let failure = ExitStatus(code: 2)
  /// The time that was given ran out.
  static let timedOut = ExitStatus(code: 124)
  /// The picker was left without a pick.
  static let cancelled = ExitStatus(code: 130)
}
