extension JSONParser {
  /// Reads a string without decoding it: that is done when somebody asks.
  mutating func parseString() throws(JSONFault) {
    let start = offset
    var isEscaped = false
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        offset = index + 1
        append(.string, from: start, to: offset, isEscaped: isEscaped)
        return
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        index += try escapeLength(at: index)
      } else if byte >= 0x80 {
        let length = utf8Length(at: index)
        if length == 0 { throw JSONFault(kind: .invalidUTF8, offset: index) }
        index += length
      } else if byte < 0x20 {
        throw JSONFault(kind: .controlCharacter(Unicode.Scalar(byte)), offset: index)
      } else {
        index += 1
      }
    }
    throw JSONFault(kind: .unterminatedString, offset: start)
  }

  /// The length of the escape that begins with the backslash at `index`.
  private func escapeLength(at index: Int) throws(JSONFault) -> Int {
    guard index + 1 < end else { throw JSONFault(kind: .invalidEscape(nil), offset: index) }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      for place in index + 2..<index + 6 {
        guard place < end else { throw JSONFault(kind: .invalidEscape(nil), offset: index) }
        if hexDigitValue(bytes[place]) == nil {
          throw JSONFault(kind: .invalidEscape(scalar(at: place)), offset: index)
        }
      }
      return 6
    default:
      throw JSONFault(kind: .invalidEscape(scalar(at: index + 1)), offset: index)
    }
  }

  /// The length of the character that begins at `index`; 0 where the bytes are not UTF-8.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are no UTF-8 (RFC 3629, section 4).
  func utf8Length(at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= end, second.contains(bytes[index + 1]) else { return 0 }
    for place in index + 2..<index + max(2, length) where bytes[place] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

/// The value of a hexadecimal digit; nil for any other byte.
func hexDigitValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}
