/// How a session ended.
public enum SessionEnd: Hashable, Sendable {
  /// The elements at these positions were picked, in this order.
  case picked([Int])
  /// The person left without a pick.
  case cancelled
  /// The person left by Esc, or by what the user has bound to the same.
  case escaped
  /// The input ended without a pick.
  case endOfInput
  /// There was nothing to pick from.
  case nothingToPick
  /// The time that was given ran out.
  case timedOut
  /// A signal of this number asked the process to end, or the terminal has gone.
  case signalled(Int32)
}
