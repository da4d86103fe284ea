import CReadline

/// Raw mode, and its undoing whatever ends the process.
@MainActor
public enum TerminalGuard {
  /// Makes every key a byte: no echo, no lines, no signals, no stopped output.
  ///
  /// Until ``leave()``, the settings come back and the `reset` bytes are written when the process
  /// exits, or crashes.
  ///
  /// - Throws: ``LineEditingError/terminalUnusable(_:)`` when the terminal has no such settings.
  public static func enter(input: Int32, output: Int32, reset: [UInt8]) throws(LineEditingError) {
    let error = creadline_terminal_enter(input, output, reset, reset.count)
    guard error == 0 else { throw LineEditingError.terminalUnusable(error) }
  }

  /// Writes the reset bytes and puts the settings back, unless another job has the terminal.
  public static func leave() { creadline_terminal_leave() }

  /// Whether the terminal is in raw mode.
  public static var isRaw: Bool { creadline_terminal_is_raw() }
}
