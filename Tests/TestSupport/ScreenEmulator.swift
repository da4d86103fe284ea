/// A terminal for tests: takes what a program writes and holds the screen that a person would see.
///
/// It understands the ECMA-48 and xterm controls that full-screen programs write; whatever else it
/// is sent it notes in `unrecognized`, so that a test can assert that nothing was. Lines do not
/// reflow when the size changes.
public struct ScreenEmulator: Sendable {
  /// One cell.
  public struct Cell: Equatable, Sendable {
    /// The character that begins here, with its marks; empty for the second half of a wide one.
    public var text = " "
    /// How it is drawn.
    public var style = Style()
  }

  /// Attributes and colours as SGR sets them.
  public struct Style: Equatable, Sendable {
    /// Drawn bold.
    public var bold = false
    /// Drawn faint.
    public var dim = false
    /// Underlined.
    public var underline = false
    /// Foreground and background exchanged.
    public var reverse = false
    /// The parameters of the foreground colour, such as `32` or `38;5;9`.
    public var foreground: String?
    /// The parameters of the background colour.
    public var background: String?

    /// The terminal's own colours, without attributes.
    public init() {}
  }

  /// The lines of the screen.
  public internal(set) var rows: Int
  /// The cells of a line.
  public internal(set) var columns: Int
  /// The cells by rows.
  public internal(set) var cells: [[Cell]]
  /// The row of the cursor, from 0.
  public internal(set) var cursorRow = 0
  /// The column of the cursor, from 0.
  public internal(set) var cursorColumn = 0
  /// The lines that have scrolled off the top, the oldest first.
  public internal(set) var scrollback: [String] = []
  /// The private modes that are on, by number; wrapping (7) and the cursor (25) are from the start.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// What the terminal would send back, in answer to queries.
  public internal(set) var responses: [UInt8] = []
  /// Controls that the emulator does not know, with ESC as `\e`.
  public internal(set) var unrecognized: [String] = []
  /// How often the bell was rung.
  public internal(set) var bells = 0
  /// The strings of operating system commands, such as titles and the clipboard.
  public internal(set) var commands: [String] = []

  /// How the next character is drawn.
  public internal(set) var style = Style()
  /// The next character goes to the next line first.
  var wrapsNext = false
  var margins: ClosedRange<Int>
  var saved = SavedCursor()
  var mainScreen: (cells: [[Cell]], cursor: SavedCursor)?
  var parser = ControlParser()
  let width: @Sendable (Unicode.Scalar) -> Int

  struct SavedCursor {
    var row = 0
    var column = 0
    var style = Style()
  }

  /// Creates a blank screen.
  ///
  /// - Parameters:
  ///   - rows: its lines, at least one.
  ///   - columns: its cells in a line, at least one.
  ///   - width: the cells of a scalar, for terminals with ideas of their own.
  public init(
    rows: Int, columns: Int,
    width: @escaping @Sendable (Unicode.Scalar) -> Int = ScreenEmulator.usualWidth
  ) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    self.width = width
    cells = Array(repeating: Array(repeating: Cell(), count: self.columns), count: self.rows)
    margins = 0...self.rows - 1
  }

  /// Takes output of the program.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let event = parser.next(byte) { apply(event) }
    }
  }

  /// Takes output of the program.
  public mutating func write(_ text: String) { write(text.utf8) }

  /// The lines of the screen without trailing blanks.
  public var lines: [String] { cells.map(Self.text) }

  /// The lines down to the last that shows something, each with a newline.
  public var text: String {
    let lines = self.lines
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines.prefix(end).map { $0 + "\n" }.joined()
  }

  /// What stands in some cells of a row, blanks included.
  public func text(row: Int, columns: Range<Int>) -> String {
    guard cells.indices.contains(row) else { return "" }
    return cells[row][columns.clamped(to: 0..<self.columns)].map(\.text).joined()
  }

  /// Whether a private mode is on.
  public func isOn(_ mode: Int) -> Bool { modes.contains(mode) }

  /// Gives the screen another size, keeping the lines around the cursor.
  public mutating func resize(rows: Int, columns: Int) {
    let rows = max(1, rows)
    let columns = max(1, columns)
    cells = cells.map { line in
      Array((line + Array(repeating: Cell(), count: max(0, columns - line.count))).prefix(columns))
    }
    while cells.count > rows {
      if cursorRow < cells.count - 1 {
        cells.removeLast()
      } else {
        scrollback.append(Self.text(cells.removeFirst()))
        cursorRow -= 1
      }
    }
    while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
    self.rows = rows
    self.columns = columns
    margins = 0...rows - 1
    cursorRow = min(max(cursorRow, 0), rows - 1)
    cursorColumn = min(cursorColumn, columns - 1)
    wrapsNext = false
  }

  static func text(_ line: [Cell]) -> String {
    var text = line.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// The width that most terminals give a scalar; a regional indicator has one cell, so that a flag
  /// has two.
  public static func usualWidth(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300..<0x370, 0x591..<0x5BE, 0x610..<0x61B, 0x64B..<0x660, 0x1160..<0x1200,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF,
      0xE0000...0xE0FFF:
      0
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00,
      0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1F300..<0x1F650, 0x1F680..<0x1F700,
      0x1F900..<0x1FA00, 0x20000..<0x3FFFE:
      2
    default: 1
    }
  }
}
