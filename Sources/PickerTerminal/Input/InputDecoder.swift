/// Splits the bytes of a terminal into events, however they arrive.
///
/// Nothing that the terminal says of itself - answers to queries, changes of focus, the reports of
/// old mouse modes - becomes an event, so that none of it can end up in the edit line. Where bytes
/// may be the beginning of more, `pending` says how long to wait for it; when that time has passed
/// without input, `timeOut` takes them for what they are.
struct InputDecoder: Sendable {
  /// How long to wait for the rest of what has begun.
  enum Pending: Equatable, Sendable {
    /// Nothing has begun.
    case nothing
    /// Esc has come, which may be the key or the beginning of a sequence: some 50 milliseconds.
    case escape
    /// A sequence, a paste or a character is under way: about a second.
    case rest
  }

  var state = State.ground
  /// The bytes of the sequence that is under way.
  var bytes: [UInt8] = []
  /// Whether the sequence began with two Escs, which is how some terminals send Alt with a key.
  var isDoubled = false

  /// What has been read of a sequence.
  enum State: Sendable {
    case ground
    /// The first bytes of a character of several; after Esc if `bytes` begin with it.
    case character
    case escape
    /// `ESC O`, which may still be Alt-O.
    case application
    /// `ESC [`, which may still be Alt-[.
    case bracket
    case sequence
    /// The bytes that follow `ESC [ M`, so many of them still.
    case oldMouse(Int)
    /// `ESC [ [`, of the Linux console.
    case console
    /// `ESC ]`, `ESC P` or `ESC _`, which may still be keys with Alt.
    case introducer
    /// An operating system command or another string, which ends with BEL or `ESC \`; whether its
    /// last byte was ESC.
    case string(afterEscape: Bool)
    case paste(PasteBuffer)
  }

  /// Creates a decoder that has read nothing.
  init() {}

  /// How long to wait before `timeOut` is called.
  var pending: Pending {
    switch state {
    case .ground: .nothing
    case .escape, .application, .bracket, .introducer: .escape
    case .character, .sequence, .oldMouse, .console, .string, .paste: .rest
    }
  }

  /// Takes bytes and gives the events that they complete.
  mutating func decode(_ input: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in input { next(byte, &events) }
    return events
  }

  /// Takes what has begun for complete, after a time without input.
  mutating func timeOut() -> [InputEvent] {
    var events: [InputEvent] = []
    switch state {
    case .ground: break
    case .escape:
      events = Array(repeating: .escape, count: isDoubled ? 2 : 1)
    case .application, .bracket, .introducer:
      if isDoubled { events.append(.escape) }
      events.append(Self.altKey(Array(bytes.suffix(2))))
    case .character:
      events.append(Self.replacement)
    case .paste(let buffer):
      events.append(.paste(buffer.text))
    case .sequence, .oldMouse, .console, .string:
      // Half of a report or an answer; the rest of it is lost.
      break
    }
    reset()
    return events
  }

  mutating func reset() {
    state = .ground
    bytes = []
    isDoubled = false
  }

  /// What stands for bytes that are no character.
  static let replacement = InputEvent.key(
    KeySequence(bytes: Array("\u{FFFD}".utf8), key: .character("\u{FFFD}")))

  /// The event for Esc and one character, as Alt with a key sends it.
  static func altKey(_ bytes: [UInt8]) -> InputEvent {
    guard bytes.count > 1 else { return .escape }
    let scalar: Unicode.Scalar? =
      if case .scalar(let scalar, _) = UTF8Step(bytes.dropFirst()) { scalar } else { nil }
    let key = scalar.map { scalar -> KeySequence.Key in
      scalar.value < 0x20 || scalar.value == 0x7F
        ? .control(UInt8(truncatingIfNeeded: scalar.value)) : .character(scalar)
    }
    return .key(KeySequence(bytes: bytes, key: key, modifiers: .alt))
  }
}
