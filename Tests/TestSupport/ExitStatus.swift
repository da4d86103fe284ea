/// How a process ended.
public enum ExitStatus: Equatable, Sendable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal.
  case signaled(Int32)
}
