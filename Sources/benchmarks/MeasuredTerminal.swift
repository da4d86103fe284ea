import CTestSupport
import Glibc

/// What a program wrote to a terminal until it fell silent.
struct TerminalOutput {
  /// When the screen was complete that was waited for; nil where it did not come.
  var timeToScreen: Duration?
  /// When the last byte came; nil where none did.
  var timeToLastByte: Duration?
  var byteCount = 0
}

/// A terminal whose other end is ours.
final class MeasuredTerminal {
  /// The path of the end that a program opens.
  let path: String
  private let primary: Int32
  private let silence: Int32

  /// The longest wait for a first byte, in milliseconds.
  private static let patience: Int32 = 2000
  /// Output that comes so soon behind other output belongs to the same screen.
  private static let pause = Duration.milliseconds(5)

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - rows: Its height.
  ///   - columns: Its width.
  ///   - silence: A program that writes nothing for so many milliseconds has written what it had to.
  /// - Throws: `BenchmarkError.system` if there is none.
  init(rows: UInt16, columns: UInt16, silence: Int32) throws {
    self.silence = silence
    var name = [CChar](repeating: 0, count: 128)
    primary = ctest_open_terminal(&name, name.count)
    guard primary >= 0 else { throw BenchmarkError.system(call: "open a terminal", code: errno) }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(primary, UInt(TIOCSWINSZ), &size) == 0 else {
      throw BenchmarkError.system(call: "set the size of a terminal", code: errno)
    }
  }

  deinit { close(primary) }

  /// Types text.
  func type(_ text: String) throws { try send(Array(text.utf8)) }

  /// Reads what a program writes until it falls silent.
  ///
  /// - Parameters:
  ///   - start: When the program was given something to do.
  ///   - text: What the screen that is waited for shows.
  /// - Returns: How much came, and when.
  /// - Throws: `BenchmarkError.system`.
  func output(
    since start: ContinuousClock.Instant, showing text: String = ""
  ) throws -> TerminalOutput {
    let text = Array(text.utf8)
    var output = TerminalOutput()
    var bytes: [UInt8] = []
    while let piece = try next(
      wait: bytes.isEmpty || output.timeToScreen == nil ? Self.patience : silence)
    {
      let time = start.duration(to: .now)
      bytes += piece
      let isSameScreen = output.timeToScreen.map { time - $0 < Self.pause }
      if isSameScreen ?? (bytes[...].count(of: text) > 0) { output.timeToScreen = time }
      output.timeToLastByte = time
      let answers = TerminalReplies.answers(to: piece)
      if !answers.isEmpty { try send(answers) }
    }
    output.byteCount = bytes.count
    return output
  }

  private func send(_ bytes: [UInt8]) throws {
    guard write(primary, bytes, bytes.count) == bytes.count else {
      throw BenchmarkError.system(call: "type", code: errno)
    }
  }

  /// The next bytes; nil where none come within so many milliseconds, or no more at all.
  private func next(wait milliseconds: Int32) throws -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var request = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, milliseconds)
      if ready < 0 && errno == EINTR { continue }
      if ready < 0 { throw BenchmarkError.system(call: "poll", code: errno) }
      let count = ready == 0 ? 0 : read(primary, &buffer, buffer.count)
      return count > 0 ? buffer[..<count] : nil
    }
  }
}
