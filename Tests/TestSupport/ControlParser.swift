/// Splits the output of a program into text and controls, as a terminal does.
struct ControlParser: Sendable {
  enum Event: Equatable {
    case print(Unicode.Scalar)
    case control(UInt8)
    /// ESC, intermediates and a final byte.
    case escape(String)
    /// A control sequence: the private mark and intermediates, the parameters, the final byte.
    case sequence(marks: String, parameters: [Int?], final: Character)
    case command(String)
    case unrecognized(String)
  }

  private enum State {
    case ground, escape, sequence, string(isCommand: Bool)
  }

  private var state = State.ground
  private var collected: [UInt8] = []
  private var text: [UInt8] = []

  mutating func next(_ byte: UInt8) -> Event? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .sequence: return sequence(byte)
    case .string(let isCommand): return string(byte, isCommand: isCommand)
    }
  }

  private mutating func ground(_ byte: UInt8) -> Event? {
    if byte == 0x1B {
      state = .escape
      collected = []
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    text.append(byte)
    // A scalar is whole once it decodes to something else than a replacement.
    let decoded = String(decoding: text, as: UTF8.self).unicodeScalars
    let isReplacement = text.count >= 4 || text == UTF8.encodedReplacementCharacter.map { $0 }
    if let scalar = decoded.first, scalar != "\u{FFFD}" || isReplacement {
      text = []
      // A C1 control in UTF-8 would be obeyed by some terminals.
      return (0x80..<0xA0).contains(scalar.value)
        ? .unrecognized("C1 \(String(scalar.value, radix: 16))") : .print(scalar)
    }
    return nil
  }

  private mutating func escape(_ byte: UInt8) -> Event? {
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      return nil
    case UInt8(ascii: "]"):
      state = .string(isCommand: true)
      return nil
    case UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(isCommand: false)
      return nil
    case 0x20..<0x30:
      collected.append(byte)
      return nil
    default:
      state = .ground
      return .escape(String(decoding: collected + [byte], as: UTF8.self))
    }
  }

  private mutating func sequence(_ byte: UInt8) -> Event? {
    guard byte >= 0x40, byte < 0x7F else {
      collected.append(byte)
      return nil
    }
    state = .ground
    let isParameter = { (byte: UInt8) in (0x30..<0x3C).contains(byte) }
    let marks = String(decoding: collected.filter { !isParameter($0) }, as: UTF8.self)
    let parameters = String(decoding: collected.filter(isParameter), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    return .sequence(
      marks: marks, parameters: parameters, final: Character(Unicode.Scalar(byte)))
  }

  private mutating func string(_ byte: UInt8, isCommand: Bool) -> Event? {
    collected.append(byte)
    guard byte == 0x07 || collected.suffix(2) == [0x1B, UInt8(ascii: "\\")] else { return nil }
    state = .ground
    let content = String(decoding: collected.dropLast(byte == 0x07 ? 1 : 2), as: UTF8.self)
    return isCommand ? .command(content) : .unrecognized("string \(content)")
  }
}
