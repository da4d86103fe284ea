extension ItemTable {
  /// Finds the next place in an input from an offset on; nil where there is none.
  public typealias PlaceFinder = (_ input: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int?

  /// The items in which a search of the whole input finds something, in order.
  public func items(with first: PlaceFinder) -> [UInt32] {
    buffer.withUnsafeBufferPointer { bytes in
      records.withUnsafeBufferPointer { records in
        var found: [UInt32] = []
        var item = 0
        var start = 0
        while let place = first(bytes, start) {
          while item < records.count, Int(records[item].end) <= place { item += 1 }
          guard item < records.count else { break }
          start = max(place + 1, Int(records[item].start))
          if Int(records[item].start) <= place {
            found.append(UInt32(truncatingIfNeeded: item))
            start = Int(records[item].end)
          }
        }
        return found
      }
    }
  }

  /// The lines in which a search of the buffer finds something, in order, as records.
  ///
  /// No other line is looked for, so that most of the buffer is only searched.
  func lines(
    endedBy separator: UInt8, from textStart: Int, with first: PlaceFinder
  ) -> [Record] {
    buffer.withUnsafeBufferPointer { bytes in
      var found: [Record] = []
      var start = textStart
      while let place = first(bytes, start), bytes.indices.contains(place) {
        let lineStart = bytes[start..<place].lastIndex(of: separator).map { $0 + 1 } ?? start
        let end = firstOffset(of: separator, in: bytes, from: place) ?? bytes.count
        let record = Record(line: lineStart..<end, of: bytes, endedBy: separator)
        if record.start < record.end { found.append(record) }
        start = min(end + 1, bytes.count)
      }
      return found
    }
  }
}
