/// A JSON text that has been read: one value, with everything it holds and where it stands.
///
/// Reading keeps the bytes and notes where each value lies; strings and numbers are decoded when
/// they are asked for.
///
///     let document = try JSONDocument(Array(#"[{"name": "Kenya"}]"#.utf8))
///     document.root.elements.first?["name"]?.string   // "Kenya"
public final class JSONDocument: Sendable {
  /// The text as UTF-8, with the byte order mark if it has one.
  public let bytes: [UInt8]
  let nodes: [JSONNode]
  let positions: JSONPositionMap

  /// Reads a JSON text: UTF-8 with or without byte order mark, or UTF-16 of either byte order.
  ///
  /// - Throws: `JSONError`, with the position of the first thing that is not JSON.
  /// - Complexity: O(length of the text).
  public convenience init(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) {
    let encoding = JSONEncoding(detecting: bytes)
    var text = bytes
    var start = encoding.markLength
    var textEnd: JSONError.Kind?
    if bytes.count > limits.size {
      throw JSONError(kind: .tooLarge(limit: limits.size), position: .start)
    }
    if case .utf16(let bigEndian, _) = encoding {
      let transcoded = TranscodedUTF16(bytes[start...], bigEndian: bigEndian)
      text = transcoded.utf8
      start = 0
      if !transcoded.isValid { textEnd = .invalidUTF16 }
    }
    let origin = JSONPosition(line: 1, column: 1, byteOffset: encoding.markLength)
    try self.init(
      text, range: start..<text.count, limits: limits, textEnd: textEnd,
      origin: origin, encoding: encoding)
  }

  /// Reads the JSON text that is a part of `bytes`, in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: A buffer, which is shared and not copied.
  ///   - range: The part of it to read; what lies outside the buffer is left out.
  ///   - origin: The position that the first byte of the part has in its file.
  ///   - limits: How much is accepted.
  /// - Throws: `JSONError`, with the position of the first thing that is not JSON.
  public convenience init(
    _ bytes: [UInt8], range: Range<Int>, origin: JSONPosition = .start,
    limits: JSONLimits = JSONLimits()
  ) throws(JSONError) {
    let range = range.clamped(to: bytes.indices)
    if range.count > limits.size || bytes.count > JSONLimits(size: .max).size {
      throw JSONError(kind: .tooLarge(limit: limits.size), position: origin)
    }
    try self.init(
      bytes, range: range, limits: limits, textEnd: nil,
      origin: origin, encoding: .utf8)
  }

  /// Reads `range` of `bytes`; `textEnd` is the error to report where that ends too early.
  private init(
    _ bytes: [UInt8], range: Range<Int>, limits: JSONLimits, textEnd: JSONError.Kind?,
    origin: JSONPosition, encoding: JSONEncoding
  ) throws(JSONError) {
    let (parsed, fault) = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, range: range, depthLimit: limits.depth)
      var fault = textEnd.map { JSONFault(kind: $0, offset: range.upperBound) }
      do throws(JSONFault) {
        try parser.parseText()
      } catch {
        if fault == nil || !error.isEndOfText { fault = error }
      }
      return (ParsedText(parser), fault)
    }
    let positions = JSONPositionMap(
      origin: origin, start: range.lowerBound, lineStarts: parsed.lineStarts,
      characters: CharacterCounts(bytes, range: range), encoding: encoding)
    if let fault {
      throw JSONError(
        kind: fault.kind, position: positions.position(of: fault.offset, in: bytes))
    }
    self.bytes = bytes
    nodes = parsed.nodes
    self.positions = positions
  }

  /// The value that the text is.
  public var root: JSONValue { JSONValue(document: self, index: 0) }
}

/// What outlives the buffer that a parser reads from.
private struct ParsedText {
  var nodes: [JSONNode]
  var lineStarts: [UInt32]

  init(_ parser: JSONParser) {
    nodes = parser.nodes
    lineStarts = parser.lineStarts
  }
}
