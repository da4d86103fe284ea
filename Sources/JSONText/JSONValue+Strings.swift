extension JSONValue {
  /// The decoded text of a string; nil for other kinds.
  ///
  /// Half a surrogate pair, which only an escape can be, becomes U+FFFD.
  ///
  /// - Complexity: O(length); text without escapes is one copy.
  public var string: String? {
    guard kind == .string else { return nil }
    if node.isEscaped {
      return String(decoding: unescaped(document.bytes[contentRange]), as: UTF8.self)
    }
    return document.bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[contentRange]), as: UTF8.self)
    }
  }

  /// The decoded text of a string as UTF-8; nil for other kinds.
  public var stringBytes: ArraySlice<UInt8>? {
    guard kind == .string else { return nil }
    let text = document.bytes[contentRange]
    return node.isEscaped ? ArraySlice(unescaped(text)) : text
  }

  /// Whether this is the string `text`, byte for byte.
  ///
  /// - Complexity: O(length); allocates nothing unless the string holds escapes.
  public func isString(_ text: String) -> Bool {
    let node = node
    guard node.kind == .string else { return false }
    if node.isEscaped { return unescaped(document.bytes[contentRange]).elementsEqual(text.utf8) }
    let range = contentRange
    guard range.count == text.utf8.count else { return false }
    var text = text
    return text.withUTF8 { text in
      document.bytes.withUnsafeBufferPointer { bytes in
        // A loop: names are short, and a call of `memcmp` would cost an import.
        for index in 0..<text.count where bytes[range.lowerBound + index] != text[index] {
          return false
        }
        return true
      }
    }
  }

  private var contentRange: Range<Int> {
    let node = node
    return Int(node.start) + 1..<max(Int(node.start) + 1, Int(node.end) - 1)
  }
}

/// Text with its escapes replaced; `text` has been found to be valid.
private func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var rest = text
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
      result.append(byte)
      continue
    }
    switch escape {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): appendCharacter(to: &result, from: &rest)
    default: result.append(escape)
    }
  }
  return result
}

/// Appends the character of `\uXXXX`, or of two such escapes that are a surrogate pair.
private func appendCharacter(to result: inout [UInt8], from rest: inout ArraySlice<UInt8>) {
  let first = popUnit(from: &rest)
  var value = first
  if first & 0xFC00 == 0xD800, rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
    var behind = rest.dropFirst(2)
    let second = popUnit(from: &behind)
    if second & 0xFC00 == 0xDC00 {
      value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
      rest = behind
    }
  }
  let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
  result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
}

private func popUnit(from rest: inout ArraySlice<UInt8>) -> UInt32 {
  let value = rest.prefix(4).reduce(UInt32(0)) { $0 << 4 | (hexDigitValue($1) ?? 0) }
  rest = rest.dropFirst(4)
  return value
}
