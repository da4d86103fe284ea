import CReadline

/// Reads lines from a descriptor that is no terminal.
struct LineReader {
  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the first byte not yet handed out lies in the buffer.
  private var start = 0
  private var atEnd = false
  /// Whether the deadline came before the next line.
  private(set) var timedOut = false

  /// Creates a reader of lines of at most `limit` bytes.
  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The bytes up to the next newline, which is left out, or `nil` at the end.
  ///
  /// The last line needs no newline. A carriage return before the newline belongs to the line.
  ///
  /// - Throws: ``LineEditingError`` when reading fails or a line passes the limit.
  mutating func next() throws(LineEditingError) -> [UInt8]? {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        return try line(upTo: newline)
      }
      searched = buffer.count
      if buffer.count - start > limit { throw LineEditingError.lineTooLong(limit: limit) }
      if timedOut { return nil }
      if atEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return try line(upTo: buffer.count)
      }
      searched -= start
      try fill()
    }
  }

  private func line(upTo end: Int) throws(LineEditingError) -> [UInt8] {
    guard end - start <= limit else { throw LineEditingError.lineTooLong(limit: limit) }
    return Array(buffer[start..<end])
  }

  /// Drops what was handed out and reads more behind the rest.
  private mutating func fill() throws(LineEditingError) {
    buffer.removeSubrange(..<start)
    start = 0
    guard creadline_wait_for_input(descriptor) else {
      timedOut = true
      return
    }
    var result = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { chunk, count in
      result = creadline_read(descriptor, chunk.baseAddress, chunk.count)
      count = max(0, result)
    }
    guard result >= 0 else { throw .readFailed(Int32(truncatingIfNeeded: -result)) }
    if chunk.isEmpty { atEnd = true } else { buffer += chunk }
  }
}
