extension ItemTable {
  /// Gives the bytes of several items to a closure, one after the other.
  func forEachBytes(of items: [UInt32], _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    buffer.withUnsafeBufferPointer { bytes in
      records.withUnsafeBufferPointer { records in
        items.withUnsafeBufferPointer { items in
          let walk = ItemWalk(bytes: bytes, records: records)
          defer { walk.deallocate() }
          var start = 0
          while start < items.count {
            let end = min(start + ItemWalk.pieceCount, items.count)
            walk.visit(UnsafeBufferPointer(rebasing: items[start..<end]), body)
            start = end
          }
        }
      }
    }
  }
}

/// Visits items that may lie far apart.
///
/// Whoever looks at one such item after the other waits for the memory each time. Several that are
/// copied at once are waited for together, which takes a fraction of the time.
private struct ItemWalk {
  /// How many items are visited at a time.
  static let pieceCount = 64
  /// Longer items are not copied.
  private static let copyLimit = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private let records: UnsafeBufferPointer<ItemTable.Record>
  private let ranges: UnsafeMutableBufferPointer<Range<Int>>
  private let copies: UnsafeMutableBufferPointer<UInt8>

  init(bytes: UnsafeBufferPointer<UInt8>, records: UnsafeBufferPointer<ItemTable.Record>) {
    self.bytes = bytes
    self.records = records
    ranges = .allocate(capacity: Self.pieceCount)
    ranges.initialize(repeating: 0..<0)
    copies = .allocate(capacity: Self.pieceCount * Self.copyLimit)
    copies.initialize(repeating: 0)
  }

  func deallocate() {
    ranges.deallocate()
    copies.deallocate()
  }

  func visit(_ items: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for (place, item) in items.enumerated() { ranges[place] = range(of: item) }
    if let first = items.first, let last = items.last, Int(last) - Int(first) < 4 * items.count {
      for range in ranges[..<items.count] { body(UnsafeBufferPointer(rebasing: bytes[range])) }
      return
    }
    var end = 0
    for range in ranges[..<items.count] where range.count <= Self.copyLimit {
      let copy = UnsafeMutableBufferPointer(rebasing: copies[end..<end + range.count])
      _ = copy.update(fromContentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
      end += range.count
    }
    var start = 0
    for range in ranges[..<items.count] {
      if range.count <= Self.copyLimit {
        body(UnsafeBufferPointer(rebasing: copies[start..<start + range.count]))
        start += range.count
      } else {
        body(UnsafeBufferPointer(rebasing: bytes[range]))
      }
    }
  }

  private func range(of item: UInt32) -> Range<Int> {
    guard Int(item) < records.count else { return 0..<0 }
    return Int(records[Int(item)].start)..<Int(records[Int(item)].end)
  }
}
