import Glibc

/// The modes of a terminal, to compare before and after.
public struct TerminalModes: Equatable, Sendable {
  /// Input modes.
  public var input: UInt32
  /// Output modes.
  public var output: UInt32
  /// Control modes.
  public var control: UInt32
  /// Local modes.
  public var local: UInt32
  /// Special characters and the two counters of raw input.
  public var characters: [UInt8]

  /// Whether typed characters are shown.
  public var echoes: Bool { local & UInt32(ECHO) != 0 }
  /// Whether input comes line by line.
  public var isLineBuffered: Bool { local & UInt32(ICANON) != 0 }

  init(of descriptor: Int32) throws {
    var modes = termios()
    try SystemCallError.check("tcgetattr") { tcgetattr(descriptor, &modes) }
    input = modes.c_iflag
    output = modes.c_oflag
    control = modes.c_cflag
    local = modes.c_lflag
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
