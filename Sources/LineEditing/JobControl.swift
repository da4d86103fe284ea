import CReadline

/// Stopping for a while, and handing the terminal back to the shell.
@MainActor
public enum JobControl {
  /// Whether there is a shell that would notice; else nobody would ever wake us up.
  public static var canSuspend: Bool { creadline_can_suspend() }

  /// Stops the whole job, and returns when it is continued.
  ///
  /// The terminal is to be restored before, and prepared, measured and drawn anew afterwards.
  public static func suspend() {
    creadline_suspend()
    creadline_signals_drop_continue()
  }
}
