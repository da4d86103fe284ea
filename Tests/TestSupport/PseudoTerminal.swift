import CTestSupport
import Glibc

/// A terminal that a test holds the other end of.
final class PseudoTerminal {
  /// Our end.
  let primary: Int32
  /// The path of the end that a program opens.
  let path: String
  private var secondary: Int32

  init(size: TerminalSize) throws {
    var name = [CChar](repeating: 0, count: 128)
    primary = try SystemCallError.check("open a terminal") { [count = name.count] in
      ctest_open_terminal(&name, count)
    }
    secondary = -1
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // One end of ours stays open, so that the modes can be read when the program has ended.
    secondary = try SystemCallError.check("open \(path)") { [path] in
      open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    }
    try resize(to: size)
  }

  deinit {
    closeSecondary()
    close(primary)
  }

  /// The modes as the program sees them.
  func modes() throws -> TerminalModes {
    try TerminalModes(of: primary)
  }

  /// Sets the size; the system sends SIGWINCH to the program in the foreground.
  func resize(to size: TerminalSize) throws {
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    try SystemCallError.check("ioctl") { ioctl(primary, UInt(TIOCSWINSZ), &window) }
  }

  /// Lets reading come to an end when the last program has closed the terminal.
  func closeSecondary() {
    if secondary >= 0 { close(secondary) }
    secondary = -1
  }
}

/// The size of a terminal in character cells.
public struct TerminalSize: Equatable, Sendable {
  /// The number of lines.
  public var rows: Int
  /// The number of cells in a line.
  public var columns: Int

  /// Makes a size.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// What terminals have been by default for half a century.
  public static let standard = TerminalSize(rows: 24, columns: 80)
}
