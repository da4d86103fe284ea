/// Every control that is written to the terminal, and none besides.
///
/// They are those of ECMA-48 and xterm; a terminal without synchronized output, bracketed paste or
/// mouse reports ignores the private modes.
enum ControlSequence: Equatable, Sendable {
  /// Back to the first column.
  case carriageReturn
  /// One line down, scrolling at the bottom.
  case lineFeed
  /// One line down in the same column, scrolling at the bottom.
  case index
  /// Remembers the place of the cursor and its style.
  case saveCursor
  /// Goes back to the place that was remembered.
  case restoreCursor
  /// Up by lines, never beyond the top.
  case cursorUp(Int)
  /// Down by lines, never beyond the bottom.
  case cursorDown(Int)
  /// To the first column of a line of the screen, counted from 0.
  case row(Int)
  /// To a column of the same line, counted from 0.
  case column(Int)
  /// To the first column of the first line of the screen.
  case home
  /// Clears from the cursor to the end of its line.
  case eraseToEndOfLine
  /// Clears from the cursor to the end of the screen.
  case eraseBelow
  /// Takes lines away from that of the cursor on; those below move up.
  case deleteLines(Int)
  /// Makes room for lines at that of the cursor; those below move down.
  case insertLines(Int)
  /// Draws what follows in a style alone, where another has been set or is not known.
  case style(Style, after: Style? = nil)
  /// Rings the bell.
  case bell
  /// Turns a mode on or off.
  case mode(Mode, Bool)

  /// A private mode, by xterm's number.
  enum Mode: Int, Sendable, CaseIterable {
    /// Wrapping at the right edge (DECAWM).
    case autowrap = 7
    /// The visible cursor (DECTCEM).
    case cursor = 25
    /// Reports of presses, releases and drags of the mouse.
    case mouseDrag = 1002
    /// Mouse reports in decimal, without a limit on columns.
    case mouseSGR = 1006
    /// The screen without scrollback, with the cursor saved.
    case alternateScreen = 1049
    /// Pasted text between marks.
    case bracketedPaste = 2004
    /// Output held back until the frame is whole.
    case synchronizedOutput = 2026
  }
}

extension ControlSequence {
  /// The control as it is written.
  var text: String {
    switch self {
    case .carriageReturn: "\r"
    case .lineFeed: "\n"
    case .index: "\u{1B}D"
    case .saveCursor: "\u{1B}7"
    case .restoreCursor: "\u{1B}8"
    case .row(let row): "\u{1B}[\(Self.parameter(row &+ 1))H"
    case .cursorUp(let count): count > 0 ? "\u{1B}[\(Self.parameter(count))A" : ""
    case .cursorDown(let count): count > 0 ? "\u{1B}[\(Self.parameter(count))B" : ""
    case .column(let column): column > 0 ? "\u{1B}[\(column &+ 1)G" : "\r"
    case .home: "\u{1B}[H"
    case .eraseToEndOfLine: "\u{1B}[K"
    case .eraseBelow: "\u{1B}[J"
    case .deleteLines(let count): count > 0 ? "\u{1B}[\(Self.parameter(count))M" : ""
    case .insertLines(let count): count > 0 ? "\u{1B}[\(Self.parameter(count))L" : ""
    case .style(let style, let last): "\u{1B}[\(style.parameters(after: last))m"
    case .bell: "\u{7}"
    case .mode(let mode, let isOn): "\u{1B}[?\(mode.rawValue)\(isOn ? "h" : "l")"
    }
  }

  /// A count, left out where it is the default of 1.
  private static func parameter(_ count: Int) -> String { count == 1 ? "" : String(count) }
}

extension [UInt8] {
  /// Adds a control to output that is being put together.
  mutating func append(_ control: ControlSequence) { append(contentsOf: control.text.utf8) }
}
