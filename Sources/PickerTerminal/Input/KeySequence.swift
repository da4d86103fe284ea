/// What one press of a key sent: complete, so that readline never waits for the rest of it.
struct KeySequence: Hashable, Sendable {
  /// The bytes as they came.
  let bytes: [UInt8]
  /// The key, where it is one that is known by name or sends a character.
  let key: Key?
  /// The modifiers that were held.
  let modifiers: Modifiers

  /// Creates a sequence.
  init(bytes: [UInt8], key: Key? = nil, modifiers: Modifiers = []) {
    self.bytes = bytes
    self.key = key
    self.modifiers = modifiers
  }

  /// A key of the keyboard.
  enum Key: Hashable, Sendable {
    /// A key that sends a character.
    case character(Unicode.Scalar)
    /// A key, or a key with Control, that sends a control: Enter is 13, Tab 9, Backspace 127.
    case control(UInt8)
    /// The arrows.
    case up, down, left, right
    /// The keys above the arrows.
    case home, end, pageUp, pageDown, insert, delete
    /// Tab backwards.
    case backTab
    /// A function key, by its number.
    case function(Int)
  }

  /// Keys that are held while another is pressed.
  struct Modifiers: OptionSet, Hashable, Sendable {
    /// The modifiers as bits, as xterm adds them up.
    let rawValue: UInt8

    /// The shift key.
    static let shift = Modifiers(rawValue: 1)
    /// The alt key, or Esc before the key.
    static let alt = Modifiers(rawValue: 2)
    /// The control key.
    static let control = Modifiers(rawValue: 4)
  }
}

extension KeySequence {
  /// Recognises a key by the final byte of its sequence, or by its number before `~`.
  ///
  /// The bytes are `ESC [ … final` or `ESC O final`, after another ESC if Alt was held and the
  /// terminal says it that way. The key is nil where the sequence is no key's.
  init(escape bytes: [UInt8], parameters: [Int], final: UInt8, isApplication: Bool) {
    let key =
      isApplication || final != UInt8(ascii: "~")
      ? Self.key(final: final) : Self.key(number: parameters.first ?? 0)
    // xterm sends one more than the sum of the modifiers, as the last parameter.
    let sum = parameters.count > 1 ? parameters[1] - 1 : 0
    var modifiers = Modifiers(rawValue: UInt8(truncatingIfNeeded: max(0, sum)) & 7)
    if bytes.starts(with: [0x1B, 0x1B]) { modifiers.insert(.alt) }
    self.init(bytes: bytes, key: key, modifiers: key == nil ? [] : modifiers)
  }

  private static func key(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers of DEC's keyboards have gaps.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}
