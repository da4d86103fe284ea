/// What a person may choose about being asked.
public struct SessionOptions {
  /// The name that `$if` in the user's inputrc compares with.
  public var application: String
  /// Whether the person asked for a line-by-line picker, which may read its standard input.
  public var isPlain = false
  /// Whether standard input has something else to say than a person's answers.
  public var inputIsTaken = false
  /// The terminal.
  public var terminalPath = Terminal.controlling
  /// Whether the user's inputrc is read.
  public var readsInputrc = true
  /// The rows that the picker takes.
  public var height = PickerHeight.standard
  /// How things look.
  public var theme = Theme.monochrome
  /// Whether the mouse is used.
  public var usesMouse = true
  /// Whether Alt and a letter jump to the letter.
  public var jumpsByAltKey = false
  /// How many milliseconds a lone Esc waits for the rest of a key.
  public var escapeTimeout = 50
  /// After how many milliseconds the picker gives up; nil for never.
  public var timeout: Int?
  /// Whether Enter waits for the end of the input.
  public var awaitsInput = false
  /// The queries of earlier sessions, oldest first.
  public var history: [String] = []

  /// Creates the options of a program.
  public init(application: String) {
    self.application = application
  }
}
