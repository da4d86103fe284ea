import Glibc
import LineEditing

/// The terminal that the picker draws on: `/dev/tty`, whatever the standard streams are.
@MainActor
final class Terminal {
  /// The device of whatever terminal the process belongs to.
  nonisolated static let controlling = "/dev/tty"

  /// Where keys are read.
  let input: Int32
  /// Where frames are written; not the same open file, so that no flag is shared with anyone.
  let output: Int32
  let signals: SignalRelay
  /// What is polled, kept between calls.
  var sources: [pollfd] = []
  private var modes: (on: [UInt8], off: [UInt8]) = ([], [])

  /// Opens a terminal and takes over the signals that have to do with it.
  ///
  /// - Throws: ``TerminalError`` when there is no terminal, or no descriptor left for it.
  init(path: String = Terminal.controlling) throws(TerminalError) {
    input = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard input >= 0 else { throw TerminalError.cannotOpen(path: path, code: errno) }
    output = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard output >= 0 else {
      let code = errno
      Glibc.close(input)
      throw TerminalError.cannotOpen(path: path, code: code)
    }
    do throws(TerminalError) {
      guard isatty(input) == 1 else { throw TerminalError.notATerminal(path: path) }
      signals = try Self.preparing { () throws(LineEditingError) in try SignalRelay() }
    } catch {
      Glibc.close(input)
      Glibc.close(output)
      throw error
    }
  }

  deinit {
    Glibc.close(input)
    Glibc.close(output)
  }

  /// Gives terminal and signals back.
  func close() {
    leaveRawMode()
    signals.close()
  }

  /// The rows and columns, 24 and 80 where the terminal does not know them.
  var size: ScreenSize {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else {
      return ScreenSize(rows: 24, columns: 80)
    }
    return ScreenSize(
      rows: window.ws_row == 0 ? 24 : Int(window.ws_row),
      columns: window.ws_col == 0 ? 80 : Int(window.ws_col))
  }

  /// Whether keys come as bytes and the modes are on.
  var isRaw: Bool { TerminalGuard.isRaw }

  /// Makes every key a byte, and writes the bytes that turn the modes on.
  ///
  /// Whatever ends the process, the settings come back and `off` is written.
  ///
  /// - Throws: ``TerminalError/cannotPrepare(code:)``.
  func enterRawMode(on: [UInt8], off: [UInt8]) throws(TerminalError) {
    modes = (on, off)
    try Self.preparing { () throws(LineEditingError) in
      try TerminalGuard.enter(input: input, output: output, reset: off)
    }
    write(on)
  }

  /// Turns the modes off and puts the settings back.
  func leaveRawMode() { TerminalGuard.leave() }

  /// Makes the terminal ready again after the process was continued, which may have changed it.
  ///
  /// - Throws: ``TerminalError/cannotPrepare(code:)``.
  func resume() throws(TerminalError) { try enterRawMode(on: modes.on, off: modes.off) }

  /// Hands the terminal back to the shell, and returns once the job is continued.
  ///
  /// The screen is to be cleared of the picker before, and to be measured and drawn afterwards.
  ///
  /// - Returns: False, and nothing has happened, where no shell would ever continue the job.
  /// - Throws: ``TerminalError/cannotPrepare(code:)``.
  func suspend() throws(TerminalError) -> Bool {
    guard JobControl.canSuspend else { return false }
    leaveRawMode()
    JobControl.suspend()
    try resume()
    return true
  }

  /// Whether ``suspend()`` would do anything.
  var canSuspend: Bool { JobControl.canSuspend }

  private static func preparing<Result>(
    _ body: () throws(LineEditingError) -> Result
  ) throws(TerminalError) -> Result {
    do {
      return try body()
    } catch {
      throw TerminalError(starting: error)
    }
  }
}
