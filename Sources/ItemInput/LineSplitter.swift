/// Splits a buffer at each line end or zero byte.
struct LineSplitter: RecordSplitter {
  let separator: UInt8
  let keepsEmpty: Bool
  /// Where the record that is not complete begins.
  private(set) var start: Int
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
    let capacity = table.buffer.capacity
    table.buffer.withUnsafeBufferPointer { bytes in
      forEachByte(separator, in: bytes, from: scanned) { end in
        if records.count == records.capacity {
          records.reserveCapacity(Self.room(for: records.count, in: start, of: capacity))
        }
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

  /// How many records to make room for, when so many were found at the beginning of an input.
  ///
  /// Room that stays empty costs nothing, and too little costs a copy of everything.
  private static func room(for count: Int, in bytes: Int, of capacity: Int) -> Int {
    guard count >= 1024, bytes > 0, capacity > bytes else { return max(1024, count * 2) }
    let expected = Double(count) * Double(capacity) / Double(bytes) * 1.125
    return max(count + count / 4, Int(expected))
  }

  @inline(__always)
  private func append(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, to records: inout [ItemTable.Record]
  ) {
    let record = ItemTable.Record(line: range, of: bytes, endedBy: separator)
    if record.start == record.end, !keepsEmpty { return }
    records.append(record)
  }
}

extension ItemTable.Record {
  /// The record of a line; a carriage return before a line feed is not part of it.
  @inline(__always)
  init(line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, endedBy separator: UInt8) {
    var end = line.upperBound
    if separator == 0x0A, end > line.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    self.init(
      start: UInt32(truncatingIfNeeded: line.lowerBound), end: UInt32(truncatingIfNeeded: end))
  }
}
