/// JSON lines: one JSON text on each line, blank lines left out.
///
/// A line that is no JSON is told apart and the rest is read.
///
///     for line in JSONLines(bytes) { … try line.get().root … }
public struct JSONLines: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private let limits: JSONLimits
  private let mark: Int
  private var offset: Int
  private var line = 0

  /// Creates the sequence over a buffer of UTF-8, with or without byte order mark.
  public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) {
    self.bytes = bytes
    self.limits = limits
    mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = mark
  }

  /// The text of the next line that is not blank, or why it cannot be read; nil behind the last.
  ///
  /// - Complexity: O(length of the line).
  public mutating func next() -> Result<JSONDocument, JSONError>? {
    while offset < bytes.count {
      let start = offset
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      offset = end + 1
      line += 1
      if bytes[start..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let origin = JSONPosition(line: line, column: 1, byteOffset: start)
      return Result { () throws(JSONError) in
        try JSONDocument(bytes, range: start..<end, origin: origin, limits: limits)
      }
    }
    return nil
  }
}
