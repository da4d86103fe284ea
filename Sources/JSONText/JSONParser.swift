/// The grammar of RFC 8259 over bytes; appends nodes in the order of the text.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  let depthLimit: Int
  var offset: Int
  var nodes: [JSONNode] = []
  var lineStarts: [UInt32] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Reads the one value that a text is.
  mutating func parseText() throws(JSONFault) {
    skipBlanks()
    try parseValue()
    skipBlanks()
    if offset < end { throw unexpected(.end) }
  }

  /// Reads a value and all that it holds.
  ///
  /// Open containers lie on a list of their own, not on the call stack, which hostile text could
  /// exhaust.
  private mutating func parseValue() throws(JSONFault) {
    var open: [Int] = []
    while true {
      switch peek {
      case UInt8(ascii: "{"):
        try openContainer(.object, &open)
        if !closeEmpty(UInt8(ascii: "}"), &open) {
          try parseKey()
          continue
        }
      case UInt8(ascii: "["):
        try openContainer(.array, &open)
        if !closeEmpty(UInt8(ascii: "]"), &open) { continue }
      default:
        try parseScalar()
      }
      if try !finishValue(&open) { return }
    }
  }

  /// Closes the containers that end behind a value, up to the next value.
  ///
  /// - Returns: whether a value follows.
  private mutating func finishValue(_ open: inout [Int]) throws(JSONFault) -> Bool {
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      let bracket = UInt8(ascii: isObject ? "}" : "]")
      skipBlanks()
      if peek == UInt8(ascii: ",") {
        let comma = offset
        offset += 1
        skipBlanks()
        if peek == bracket { throw JSONFault(kind: .trailingComma, offset: comma) }
        if isObject { try parseKey() }
        return true
      }
      guard peek == bracket else { throw unexpected(isObject ? .commaOrBrace : .commaOrBracket) }
      offset += 1
      close(&open)
    }
    return false
  }

  private mutating func openContainer(
    _ kind: JSONValue.Kind, _ open: inout [Int]
  ) throws(JSONFault) {
    if open.count >= depthLimit {
      throw JSONFault(kind: .tooDeep(limit: depthLimit), offset: offset)
    }
    open.append(nodes.count)
    append(kind, from: offset, to: offset + 1)
    offset += 1
    skipBlanks()
  }

  /// Closes a container that holds nothing.
  ///
  /// - Returns: whether it does.
  private mutating func closeEmpty(_ bracket: UInt8, _ open: inout [Int]) -> Bool {
    guard peek == bracket else { return false }
    offset += 1
    close(&open)
    return true
  }

  private mutating func close(_ open: inout [Int]) {
    guard let container = open.popLast() else { return }
    nodes[container].end = UInt32(truncatingIfNeeded: offset)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  private mutating func parseKey() throws(JSONFault) {
    guard peek == UInt8(ascii: "\"") else { throw unexpected(.key) }
    try parseString()
    skipBlanks()
    guard peek == UInt8(ascii: ":") else { throw unexpected(.colon) }
    offset += 1
    skipBlanks()
  }

  private mutating func parseScalar() throws(JSONFault) {
    switch peek {
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "t"): try parseLiteral("true", .boolean)
    case UInt8(ascii: "f"): try parseLiteral("false", .boolean)
    case UInt8(ascii: "n"): try parseLiteral("null", .null)
    default: throw unexpected(.value)
    }
  }

  private mutating func parseLiteral(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(JSONFault) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard start + index < end, bytes[start + index] == word.utf8Start[index] else {
        throw unexpected(.value)
      }
    }
    offset = start + word.utf8CodeUnitCount
    append(kind, from: start, to: offset)
  }
}

extension JSONParser {
  /// The byte at the offset; zero, which no JSON text holds outside its strings, at the end.
  var peek: UInt8 { offset < end ? bytes[offset] : 0 }

  mutating func skipBlanks() {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x09:
        offset += 1
      case 0x0A:
        offset += 1
        lineStarts.append(UInt32(truncatingIfNeeded: offset))
      case 0x0D:
        offset += 1
        if peek != 0x0A { lineStarts.append(UInt32(truncatingIfNeeded: offset)) }
      default:
        return
      }
    }
  }

  mutating func append(
    _ kind: JSONValue.Kind, from start: Int, to end: Int, isEscaped: Bool = false
  ) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, isEscaped: isEscaped))
  }

  /// The error that something else than `expected` stands at the offset.
  func unexpected(_ expected: JSONError.Expectation) -> JSONFault {
    if offset < end, bytes[offset] >= 0x80, utf8Length(at: offset) == 0 {
      return JSONFault(kind: .invalidUTF8, offset: offset)
    }
    return JSONFault(
      kind: .unexpected(found: scalar(at: offset), expected: expected), offset: offset)
  }

  /// The character at an offset, for messages; nil at the end.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < end else { return nil }
    let length = max(1, utf8Length(at: offset))
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
  }
}
