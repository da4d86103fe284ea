/// What a person, or the terminal for one, has put in.
enum InputEvent: Hashable, Sendable {
  /// A key, for readline unless the picker takes it.
  case key(KeySequence)
  /// Esc by itself.
  case escape
  /// Control-C.
  case interrupt
  /// Control-Z.
  case suspend
  /// Control-backslash.
  case quit
  /// The mouse.
  case mouse(MouseEvent)
  /// Pasted text, fit for one line: no controls, and a blank for each run of them.
  case paste(String)
  /// A control sequence of no known meaning; to be dropped, unless the user has bound it.
  case unrecognized([UInt8])
}
