/// Shows frames on a terminal: on a region at the bottom of its screen, or on all of it.
///
/// It knows what the terminal shows, and writes only what differs, once for each frame.
@MainActor
final class LiveScreen {
  private let terminal: Terminal
  private let height: PickerHeight
  private let neededRows: Int
  private let usesMouse: Bool
  /// What the terminal shows in the region; nil where that is not known.
  private var shown: Frame?
  private var screen: ScreenSize
  private var isOpen = false

  /// Creates the screen of a picker.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - height: The rows that the picker takes.
  ///   - neededRows: The rows that its whole list needs.
  ///   - usesMouse: Whether the mouse is used.
  init(terminal: Terminal, height: PickerHeight, neededRows: Int, usesMouse: Bool) {
    self.terminal = terminal
    self.height = height
    self.neededRows = neededRows
    self.usesMouse = usesMouse
    screen = terminal.size
  }

  /// The rows and columns of a frame.
  var size: ScreenSize {
    ScreenSize(rows: height.rows(of: screen.rows, needed: neededRows), columns: screen.columns)
  }

  /// The row of the screen that the frame begins on, counted from 0.
  var origin: Int { screen.rows - size.rows }

  /// Takes the region, and makes every key a byte.
  func open() throws(TerminalError) {
    screen = terminal.size
    try terminal.enterRawMode(on: openingBytes, off: closingBytes)
    shown = nil
    isOpen = true
  }

  /// Gives the region back, and the terminal with it.
  func close() {
    guard isOpen else { return }
    isOpen = false
    terminal.leaveRawMode()
    shown = nil
  }

  /// Takes a region that fits, after the size of the screen has changed.
  func resize() throws(TerminalError) {
    let size = terminal.size
    guard size != screen else { return }
    if height != .full { terminal.write(ScreenRegion.clear()) }
    try open()
  }

  /// Shows a frame.
  ///
  /// - Returns: False where the terminal has gone.
  func show(_ frame: Frame) -> Bool {
    let bytes = FrameDiff.bytes(from: shown, to: frame)
    shown = frame
    return bytes.isEmpty || terminal.write(bytes)
  }

  /// Draws the next frame from scratch.
  func forget() {
    shown = nil
    terminal.write(height == .full ? ScreenRegion.enterFullScreen() : ScreenRegion.clear())
  }

  func ring() {
    var bytes: [UInt8] = []
    bytes.append(.bell)
    terminal.write(bytes)
  }

  private var openingBytes: [UInt8] {
    let region =
      height == .full
      ? ScreenRegion.enterFullScreen() : ScreenRegion.open(height: size.rows, on: screen)
    return region + ScreenRegion.begin(mouse: usesMouse)
  }

  private var closingBytes: [UInt8] {
    let region =
      height == .full
      ? ScreenRegion.leaveFullScreen() : ScreenRegion.close(height: size.rows, on: screen)
    return ScreenRegion.end() + region
  }
}
