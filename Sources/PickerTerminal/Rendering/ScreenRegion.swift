/// What is written to take a part of the terminal, or all of it, and to give it back.
public enum ScreenRegion {
  /// The controls that turn on what the picker needs of the terminal.
  ///
  /// No query is among them: an answer might come when nobody reads it any more.
  public static func begin(mouse: Bool) -> [UInt8] {
    var output: [UInt8] = []
    output.append(.mode(.bracketedPaste, true))
    if mouse {
      output.append(.mode(.mouseDrag, true))
      output.append(.mode(.mouseSGR, true))
    }
    return output
  }

  /// The controls that turn off everything that `begin` or a frame broken off may have left on.
  public static func end() -> [UInt8] {
    var output: [UInt8] = []
    output.append(.style(.plain))
    output.append(.mode(.mouseSGR, false))
    output.append(.mode(.mouseDrag, false))
    output.append(.mode(.bracketedPaste, false))
    output.append(.mode(.autowrap, true))
    output.append(.mode(.cursor, true))
    output.append(.mode(.synchronizedOutput, false))
    return output
  }

  /// Makes room for a region below the cursor and goes to its first row.
  ///
  /// The screen scrolls where the cursor is too near to its bottom. Text before the cursor stays: as
  /// many blanks as the screen has columns wrap to the next line from anywhere but the first
  /// column, and a terminal that is there already stays there.
  public static func open(size: ScreenSize) -> [UInt8] {
    var output = [UInt8](repeating: UInt8(ascii: " "), count: size.columns)
    output.append(.carriageReturn)
    output.append(.eraseBelow)
    for _ in 1..<max(size.rows, 1) { output.append(.lineFeed) }
    output.append(.cursorUp(size.rows - 1))
    output.append(.carriageReturn)
    return output
  }

  /// Clears a region whose cursor is on `row`, and leaves the cursor at its beginning.
  public static func close(cursorRow row: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.append(.style(.plain))
    output.append(.cursorUp(row))
    output.append(.carriageReturn)
    output.append(.eraseBelow)
    return output
  }

  /// Goes to the alternate screen, to use all of it.
  public static func enterFullScreen() -> [UInt8] {
    var output: [UInt8] = []
    output.append(.mode(.alternateScreen, true))
    output.append(.home)
    output.append(.eraseBelow)
    return output
  }

  /// Goes back from the alternate screen to what was there before.
  public static func leaveFullScreen() -> [UInt8] {
    var output: [UInt8] = []
    output.append(.style(.plain))
    output.append(.mode(.alternateScreen, false))
    return output
  }
}
