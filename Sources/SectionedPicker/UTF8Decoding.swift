/// Code points from and to UTF-8, where what is invalid counts as U+FFFD.
enum UTF8Decoding {
  /// The code point at an index, and the number of bytes that it takes.
  static func scalar(
    in text: UnsafeRawBufferPointer, at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = text[index]
    let length: Int
    var scalar: UInt32
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, scalar) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, scalar) = (4, UInt32(first & 0x07))
    default: return (0xFFFD, 1)
    }
    guard index + length <= text.count else { return (0xFFFD, 1) }
    for next in index + 1..<index + length {
      guard text[next] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(text[next] & 0x3F)
    }
    let isOverlong = length == 3 && scalar < 0x800 || length == 4 && scalar < 0x10000
    let isNoScalar = scalar &- 0xD800 < 0x800 || scalar > 0x10FFFF
    return isOverlong || isNoScalar ? (0xFFFD, 1) : (scalar, length)
  }

  /// Calls `body` with each byte of a code point.
  @inline(__always)
  static func encode(_ scalar: UInt32, _ body: (UInt8) -> Void) {
    func continuation(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
    }
    switch scalar {
    case 0..<0x80:
      body(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      body(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      body(continuation(0))
    case 0x800..<0x10000:
      body(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      body(continuation(6))
      body(continuation(0))
    default:
      body(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18 & 0x07))
      body(continuation(12))
      body(continuation(6))
      body(continuation(0))
    }
  }
}
