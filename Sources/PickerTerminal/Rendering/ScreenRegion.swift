/// What is written to take a part of the terminal, or all of it, and to give it back.
///
/// A region lies at the bottom of the screen, so that its place is known without asking the terminal,
/// whose answer might come when nobody reads it any more.
enum ScreenRegion {
  /// The controls that turn on what the picker needs of the terminal.
  static func begin(mouse: Bool) -> [UInt8] {
    var output: [UInt8] = []
    output.append(.mode(.bracketedPaste, true))
    if mouse {
      output.append(.mode(.mouseDrag, true))
      output.append(.mode(.mouseSGR, true))
    }
    return output
  }

  /// The controls that turn off everything that `begin` or a frame broken off may have left on.
  static func end() -> [UInt8] {
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

  /// Makes room for a region at the bottom of the screen and goes to its first row.
  ///
  /// The screen scrolls if the line of the cursor would be covered, and the cursor's place on it is
  /// saved for `close`. A region as high as the screen leaves no line uncovered.
  ///
  /// - Parameters:
  ///   - height: The rows of the region.
  ///   - screen: The rows and columns of the terminal.
  /// - Returns: The bytes to write.
  static func open(height: Int, on screen: ScreenSize) -> [UInt8] {
    var output: [UInt8] = []
    for _ in 0..<height { output.append(.index) }
    output.append(.cursorUp(height))
    output.append(.saveCursor)
    output.append(.cursorDown(screen.rows))
    output.append(.carriageReturn)
    output.append(.cursorUp(height - 1))
    output.append(.eraseBelow)
    return output
  }

  /// Clears a region, wherever in it the cursor is, and puts the cursor where it was before.
  ///
  /// - Parameters:
  ///   - height: The rows of the region.
  ///   - screen: The rows and columns of the terminal.
  /// - Returns: The bytes to write.
  static func close(height: Int, on screen: ScreenSize) -> [UInt8] {
    var output: [UInt8] = []
    output.append(.style(.plain))
    output.append(.row(screen.rows - height))
    output.append(.eraseBelow)
    // Of a region that covers the screen the line of the cursor has scrolled away.
    if height < screen.rows { output.append(.restoreCursor) }
    return output
  }

  /// Clears a region whose cursor is on its first row, and stays there.
  ///
  /// This is for a screen whose size has changed, after which no place on it can be relied on.
  static func clear() -> [UInt8] {
    var output: [UInt8] = []
    output.append(.style(.plain))
    output.append(.carriageReturn)
    output.append(.eraseBelow)
    return output
  }

  /// Goes to the alternate screen, to use all of it.
  static func enterFullScreen() -> [UInt8] {
    var output: [UInt8] = []
    output.append(.mode(.alternateScreen, true))
    output.append(.home)
    output.append(.eraseBelow)
    return output
  }

  /// Goes back from the alternate screen to what was there before.
  static func leaveFullScreen() -> [UInt8] {
    var output: [UInt8] = []
    output.append(.style(.plain))
    output.append(.mode(.alternateScreen, false))
    return output
  }
}
