/// A key sequence bound to a command, unless the user's inputrc says otherwise.
public struct KeyBinding: Equatable, Sendable {
  /// Where a binding holds.
  public struct Keymaps: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from readline's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Emacs mode.
    public static let emacs = Keymaps(rawValue: 1)
    /// The insert mode of vi.
    public static let viInsert = Keymaps(rawValue: 2)
    /// The command mode of vi.
    public static let viCommand = Keymaps(rawValue: 4)
    /// Everywhere.
    public static let all: Keymaps = [.emacs, .viInsert, .viCommand]
  }

  /// The keys, in the notation of an inputrc.
  public var sequence: String
  /// What they call for.
  public var command: EditorCommand
  /// In which keymaps.
  public var keymaps: Keymaps

  /// Creates a binding.
  public init(_ sequence: String, _ command: EditorCommand, in keymaps: Keymaps = .all) {
    self.sequence = sequence
    self.command = command
    self.keymaps = keymaps
  }
}

extension KeyBinding {
  /// The keys of a picker.
  ///
  /// The sequences are those of xterm, of the Linux console and of rxvt.
  public static let standard: [KeyBinding] = [
    KeyBinding(#"\C-m"#, .accept),
    KeyBinding(#"\C-j"#, .accept),
    KeyBinding(#"\C-g"#, .cancel),
    KeyBinding(#"\C-i"#, .complete),
    KeyBinding(#"\C-l"#, .redraw),
    KeyBinding(#"\eOP"#, .help),
    KeyBinding(#"\e[11~"#, .help),
    KeyBinding(#"\e[[A"#, .help),

    KeyBinding(#"\C-p"#, .previousRow),
    KeyBinding(#"\e[A"#, .previousRow),
    KeyBinding(#"\eOA"#, .previousRow),
    KeyBinding(#"\C-n"#, .nextRow),
    KeyBinding(#"\e[B"#, .nextRow),
    KeyBinding(#"\eOB"#, .nextRow),
    KeyBinding(#"\e[5~"#, .previousPage),
    KeyBinding(#"\ev"#, .previousPage, in: .emacs),
    KeyBinding(#"\C-b"#, .previousPage, in: .viCommand),
    KeyBinding(#"\e[6~"#, .nextPage),
    KeyBinding(#"\C-v"#, .nextPage, in: .emacs),
    KeyBinding(#"\C-f"#, .nextPage, in: .viCommand),
    KeyBinding(#"\e<"#, .firstRow),
    KeyBinding(#"\e[1;5H"#, .firstRow),
    KeyBinding(#"\e>"#, .lastRow),
    KeyBinding(#"\e[1;5F"#, .lastRow),

    KeyBinding(#"\e[1;3A"#, .previousSection),
    KeyBinding(#"\e\e[A"#, .previousSection),
    KeyBinding(#"\e[1;5A"#, .previousSection),
    KeyBinding(#"\e[1;3B"#, .nextSection),
    KeyBinding(#"\e\e[B"#, .nextSection),
    KeyBinding(#"\e[1;5B"#, .nextSection),
    KeyBinding(#"\eg"#, .jump),

    KeyBinding(#"\ep"#, .previousQuery, in: .emacs),
    KeyBinding(#"\en"#, .nextQuery, in: .emacs),
  ]

  /// Alt and a letter jumps to that letter, at the price of readline's own commands on those keys.
  public static let altJump: [KeyBinding] = "abcdefghijklmnopqrstuvwxyz".map { letter in
    KeyBinding(#"\e\#(letter)"#, .jumpToKey)
  }
}
