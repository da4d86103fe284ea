extension JSONParser {
  /// Reads a number and keeps its text: no value is too large, no digit is lost.
  mutating func parseNumber() throws(JSONFault) {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let integer = skipDigits()
    let hasLeadingZero = integer.count > 1 && bytes[integer.lowerBound] == UInt8(ascii: "0")
    if integer.isEmpty || hasLeadingZero { throw JSONFault(kind: .invalidNumber, offset: start) }
    if peek == UInt8(ascii: ".") {
      offset += 1
      if skipDigits().isEmpty { throw JSONFault(kind: .invalidNumber, offset: start) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      if skipDigits().isEmpty { throw JSONFault(kind: .invalidNumber, offset: start) }
    }
    append(.number, from: start, to: offset)
  }

  private mutating func skipDigits() -> Range<Int> {
    let start = offset
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= peek { offset += 1 }
    return start..<offset
  }
}
