/// Splits a buffer at each line end or zero byte.
struct LineSplitter: RecordSplitter {
  let separator: UInt8
  let keepsEmpty: Bool
  /// Where the record that is not complete begins.
  private var start: Int
  private var scanned: Int

  init(separator: UInt8, keepsEmpty: Bool, start: Int) {
    self.separator = separator
    self.keepsEmpty = keepsEmpty
    self.start = start
    scanned = start
  }

  mutating func split(_ table: inout ItemTable, _ problems: inout [ItemProblem], isEnd: Bool) {
    var records = table.records
    table.records = []
    table.buffer.withUnsafeBufferPointer { bytes in
      forEachByte(separator, in: bytes, from: scanned) { end in
        append(start..<end, of: bytes, to: &records)
        start = end + 1
      }
      scanned = bytes.count
      if isEnd, start < bytes.count {
        append(start..<bytes.count, of: bytes, to: &records)
        start = bytes.count
      }
    }
    table.records = records
  }

  @inline(__always)
  private func append(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, to records: inout [ItemTable.Record]
  ) {
    var end = range.upperBound
    if separator == 0x0A, end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    if end == range.lowerBound, !keepsEmpty { return }
    records.append(
      ItemTable.Record(
        start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: end)))
  }
}

/// Calls `body` with the offset of each `byte`, in order; eight bytes are looked at a time.
@inline(__always)
private func forEachByte(
  _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (Int) -> Void
) {
  let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = start
  while offset + 8 <= raw.count {
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let difference = word ^ pattern
    // The high bit of each byte that is zero in `difference`, and no other bit.
    var found = ~(((difference & low) &+ low) | difference | low)
    while found != 0 {
      body(offset + found.trailingZeroBitCount / 8)
      found &= found &- 1
    }
    offset += 8
  }
  while offset < raw.count {
    if raw[offset] == byte { body(offset) }
    offset += 1
  }
}
