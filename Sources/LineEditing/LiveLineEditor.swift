import CReadline

/// Edits one line of text with GNU readline, drawing nothing.
///
/// Whoever runs it provides the keys and draws:
///
///     editor.run(
///       nextKey: { draw(editor.text); return waitForKey() },
///       keyArrives: { milliseconds in isKeyWaiting(upTo: milliseconds) })
///
/// readline is one per process, and so is this.
@MainActor
public final class LiveLineEditor {
  /// What a live editor needs to know.
  public struct Configuration {
    /// The name that `$if` in the user's inputrc compares with.
    public var applicationName: String
    /// Whether the user's inputrc is read, by the first editor of the process.
    public var readsInputrc = true
    /// The lines that the history commands go through, oldest first.
    public var history: [String] = []
    /// The keys of the picker, over which the user's inputrc wins.
    public var bindings = KeyBinding.standard
    /// Whether Alt and a letter jumps to that letter.
    public var jumpsByAltKey = false

    /// Creates a configuration with the standard keys and no history.
    public init(applicationName: String) { self.applicationName = applicationName }
  }

  private let jumpsByAltKey: Bool

  /// Starts readline on a terminal, of which it only reads the size and the name.
  ///
  /// - Throws: ``LineEditingError`` when the library does not fit or the descriptor is not usable.
  public init(terminal: Int32, configuration: Configuration) throws(LineEditingError) {
    if !configuration.readsInputrc { creadline_skip_init_file() }
    guard creadline_library_fits() else { throw LineEditingError.unsupportedLibrary }
    jumpsByAltKey = configuration.jumpsByAltKey
    for command in EditorCommand.allCases {
      creadline_live_add_command(command.rawValue, command.name, command.input)
    }
    for binding in configuration.bindings + (jumpsByAltKey ? KeyBinding.altJump : []) {
      creadline_live_bind(
        binding.sequence, binding.command.rawValue, binding.keymaps.rawValue)
    }
    let error = creadline_live_start(configuration.applicationName, terminal, .standard)
    guard error == 0 else { throw LineEditingError.terminalUnusable(error) }
    History.replace(with: configuration.history)
  }

  /// Runs the editor until ``KeyDelivery/end`` is delivered.
  ///
  /// `nextKey` is called whenever everything delivered so far has been worked through, which makes
  /// it the place to look at the text and the commands, and to draw. `keyArrives` is asked while
  /// keys so far could still become a longer sequence; it is given milliseconds, and leaves the key
  /// for `nextKey`.
  public func run(nextKey: () -> KeyDelivery, keyArrives: (Int) -> Bool) {
    withoutActuallyEscaping(nextKey) { nextKey in
      withoutActuallyEscaping(keyArrives) { keyArrives in
        let run = Run(editor: self, nextKey: nextKey, keyArrives: keyArrives)
        let context = Unmanaged.passUnretained(run).toOpaque()
        creadline_live_run(deliverNextKey, answerKeyArrives, context)
        withExtendedLifetime(run) {}
      }
    }
  }

  /// The oldest command that has not been taken yet.
  public func nextCommand() -> CalledCommand? {
    var called = creadline_command()
    while creadline_live_take_command(&called) {
      guard let command = EditorCommand(rawValue: called.command) else { continue }
      let character = withUnsafeBytes(of: called.character) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).first
      }
      return CalledCommand(command, count: Int(called.count), character: character)
    }
    return nil
  }

  fileprivate func deliver(_ delivery: KeyDelivery) {
    switch delivery {
    case .key(let bytes): deliverKey(bytes)
    case .escape: creadline_live_escape()
    case .insertion(let text):
      let bytes = Self.bytes(of: text)
      creadline_live_insert(bytes, bytes.count)
    case .replacement(let text):
      let bytes = Self.bytes(of: text)
      creadline_live_set_text(bytes, bytes.count, bytes.count)
    case .end: creadline_live_end()
    }
  }

  /// readline's lines end at a zero.
  private static func bytes(of text: String) -> [UInt8] { text.utf8.filter { $0 != 0 } }

  private func deliverKey(_ bytes: [UInt8]) {
    // A byte that is no text would stay in the line as half a character.
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    if jumpsByAltKey, state == .ready, bytes.first == 0x1B, text.unicodeScalars.count == 2,
      let last = bytes.last, last >= 0x80
    {
      let letter = Array(bytes.dropFirst())
      creadline_live_push(EditorCommand.jumpToKey.rawValue, letter, letter.count)
      return
    }
    creadline_live_key(bytes, bytes.count)
  }
}

/// What readline's callbacks need while the editor runs.
@MainActor
private final class Run {
  let editor: LiveLineEditor
  let nextKey: () -> KeyDelivery
  let keyArrives: (Int) -> Bool

  init(
    editor: LiveLineEditor, nextKey: @escaping () -> KeyDelivery,
    keyArrives: @escaping (Int) -> Bool
  ) {
    self.editor = editor
    self.nextKey = nextKey
    self.keyArrives = keyArrives
  }
}

// Both are called where readline reads a byte, never where it could jump over them.

private func deliverNextKey(context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  nonisolated(unsafe) let pointer = context
  MainActor.assumeIsolated {
    let run = Unmanaged<Run>.fromOpaque(pointer).takeUnretainedValue()
    run.editor.deliver(run.nextKey())
  }
}

private func answerKeyArrives(context: UnsafeMutableRawPointer?, milliseconds: Int32) -> Bool {
  guard let context else { return false }
  nonisolated(unsafe) let pointer = context
  return MainActor.assumeIsolated {
    Unmanaged<Run>.fromOpaque(pointer).takeUnretainedValue().keyArrives(Int(milliseconds))
  }
}

extension EditorCommand {
  /// What readline has to do for the command.
  fileprivate var input: creadline_command_input {
    switch self {
    case .jump: CREADLINE_NEXT_KEY
    case .jumpToKey: CREADLINE_OWN_KEY
    case .previousQuery: CREADLINE_PREVIOUS_LINE
    case .nextQuery: CREADLINE_NEXT_LINE
    default: CREADLINE_NO_INPUT
    }
  }
}

extension creadline_meanings {
  fileprivate static var standard: Self {
    Self(
      accept: EditorCommand.accept.rawValue, cancel: EditorCommand.cancel.rawValue,
      end_of_input: EditorCommand.endOfInput.rawValue, complete: EditorCommand.complete.rawValue,
      redraw: EditorCommand.redraw.rawValue, previous_row: EditorCommand.previousRow.rawValue,
      next_row: EditorCommand.nextRow.rawValue, first_row: EditorCommand.firstRow.rawValue,
      last_row: EditorCommand.lastRow.rawValue)
  }
}
