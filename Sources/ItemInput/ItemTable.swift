/// Items in the order of their input: ranges of one buffer, which holds the input byte for byte.
///
/// A copy shares the buffer until more is read.
public struct ItemTable: Sendable {
  /// Where an item lies in the buffer.
  struct Record: Sendable {
    var start: UInt32
    var end: UInt32
  }

  var buffer: [UInt8] = []
  var records: [Record] = []
  var format = InputFormat.lines
  /// The names of the fields, in order: the first record of CSV and TSV, or the names of the first
  /// object of JSON.
  public internal(set) var fieldNames: [String] = []

  /// Creates a table without items.
  public init() {}

  /// How many items there are.
  public var count: Int { records.count }

  /// The bytes of an item as they stand in the input, without what ends a record.
  ///
  /// - Complexity: O(1); nothing is copied.
  func bytes(of item: Int) -> ArraySlice<UInt8> { buffer[range(of: item)] }

  /// Gives the bytes of an item to a closure; they are valid only during the call.
  public func withBytes<Result>(
    of item: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let range = range(of: item)
    return try buffer.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Adds items of another table, which has the same format and fields.
  public mutating func append(_ items: [Int], of other: ItemTable) {
    if records.isEmpty { (format, fieldNames) = (other.format, other.fieldNames) }
    for item in items {
      let start = buffer.count
      buffer += other.bytes(of: item)
      append(start..<buffer.count)
    }
  }

  /// Where an item lies; empty for one that does not exist.
  func range(of item: Int) -> Range<Int> {
    guard records.indices.contains(item) else { return 0..<0 }
    return Int(records[item].start)..<Int(records[item].end)
  }

  mutating func append(_ range: Range<Int>) {
    records.append(
      Record(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound)))
  }
}
