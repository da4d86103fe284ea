/// The escape sequences with which programs colour and link what they print.
public enum EscapeSequences {
  /// Text without its escape sequences: those that begin with `ESC [` and `ESC ]`, and choices of
  /// character sets.
  ///
  /// What only begins like a sequence is left as it is.
  ///
  /// - Complexity: O(length).
  public static func removed(from bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    // Where no string of OSC ends is searched for once.
    var hasStringEnd = true
    while index < bytes.count {
      if bytes[index] == escape, let end = end(of: bytes, from: index, &hasStringEnd) {
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static let escape: UInt8 = 0x1B

  /// The end of the sequence that begins at an ESC; nil where it is none.
  private static func end(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ hasStringEnd: inout Bool
  ) -> Int? {
    guard start + 2 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      let final = bytes[(start + 2)...].firstIndex { !(0x20...0x3F).contains($0) }
      return final.flatMap { (0x40...0x7E).contains(bytes[$0]) ? $0 + 1 : nil }
    case UInt8(ascii: "]"):
      guard hasStringEnd else { return nil }
      var index = start + 2
      while index < bytes.count {
        if bytes[index] == 0x07 { return index + 1 }
        if bytes[index] == escape {
          let isEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\\")
          return isEnd ? index + 2 : nil
        }
        index += 1
      }
      hasStringEnd = false
      return nil
    case UInt8(ascii: "(")...UInt8(ascii: "/"): return start + 3
    default: return nil
    }
  }
}
