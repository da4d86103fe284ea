import CReadline

/// What readline is in the middle of.
public enum EditingState: Equatable, Sendable {
  /// Between two commands.
  case ready
  /// Searching the history: the text is what was found, or what is searched for.
  case searching
  /// Reading a numeric argument.
  case counting
  /// After the first keys of a longer sequence.
  case inSequence
  /// In a command that waits for another key.
  case inCommand
}

/// How the user edits.
public enum EditingMode: Equatable, Sendable {
  case emacs, viInsert, viCommand
}

/// How the user's inputrc wants to be warned.
public enum BellStyle: String, Equatable, Sendable {
  case none, visible, audible
}

extension LiveLineEditor {
  /// The text with the cursor's place in it, in UTF-8 bytes.
  ///
  /// - Complexity: O(*n*) in the length of the text, which is copied.
  public var line: (text: String, cursor: Int) {
    var length = 0
    var cursor = 0
    let start = creadline_live_text(&length, &cursor)
    let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : length)
    let before = bytes.prefix(cursor)
    let text = String(decoding: bytes, as: UTF8.self)
    // Half a character before the cursor is more bytes as text than it was.
    return (text, min(String(decoding: before, as: UTF8.self).utf8.count, text.utf8.count))
  }

  /// The text.
  public var text: String { line.text }

  /// What readline shows in place of the prompt: the history search, or the numeric argument.
  public var message: String {
    // What does not print stands between the two markers.
    var visible: [UInt8] = []
    var hidden = false
    for byte in String(cString: creadline_live_message()).utf8 {
      switch byte {
      case 1: hidden = true
      case 2: hidden = false
      default: if !hidden { visible.append(byte) }
      }
    }
    return String(decoding: visible, as: UTF8.self)
  }

  /// What readline is in the middle of.
  public var state: EditingState {
    switch creadline_live_state() {
    case CREADLINE_SEARCHING: .searching
    case CREADLINE_COUNTING: .counting
    case CREADLINE_IN_SEQUENCE: .inSequence
    case CREADLINE_IN_COMMAND: .inCommand
    default: .ready
    }
  }

  /// How the user edits now.
  public var mode: EditingMode {
    switch creadline_live_keymap() {
    case CREADLINE_VI_INSERT: .viInsert
    case CREADLINE_VI_COMMAND: .viCommand
    default: .emacs
    }
  }

  /// The text by which the user wants to see the mode, if at all.
  public var modeIndicator: String? {
    guard variable("show-mode-in-prompt") == "on" else { return nil }
    switch mode {
    case .emacs: return variable("emacs-mode-string")
    case .viInsert: return variable("vi-ins-mode-string")
    case .viCommand: return variable("vi-cmd-mode-string")
    }
  }

  /// How the user wants to be warned.
  public var bellStyle: BellStyle {
    BellStyle(rawValue: String(cString: creadline_live_bell_style())) ?? .audible
  }

  /// Whether anything that shows may have changed since this was last asked.
  public func takeNeedsDisplay() -> Bool { creadline_live_take_dirty() }

  /// The queries and those put in from outside, oldest first.
  public var history: [String] { History.lines }

  private func variable(_ name: String) -> String? {
    creadline_variable(name).map { String(cString: $0) }
  }
}
