/// Follows the brackets and strings of JSON text byte by byte, to find where values end.
struct JSONBalance {
  /// How many containers are open.
  private(set) var depth = 0
  private(set) var isInString = false
  private var isEscaped = false

  /// Whether the text so far is not within a container or a string.
  var isClosed: Bool { depth == 0 && !isInString }

  /// Takes the next byte of the text.
  ///
  /// No string goes on behind the end of a line: one that is not closed damages its line alone.
  mutating func take(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      if byte == 0x0A { (isInString, isEscaped) = (false, false) }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
    default: break
    }
  }
}
