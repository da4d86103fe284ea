import JSONText

/// Splits a buffer into lines, each of which is a JSON value.
struct JSONLinesSplitter: RecordSplitter {
  private var start: Int
  private var scanned: Int
  private var line = 1

  init(start: Int) {
    self.start = start
    scanned = start
  }

  mutating func split(_ table: inout ItemTable, _ problems: inout [ItemProblem], isEnd: Bool) {
    while scanned < table.buffer.count, let end = table.buffer[scanned...].firstIndex(of: 0x0A) {
      take(start..<end, &table, &problems)
      line += 1
      start = end + 1
      scanned = start
    }
    scanned = table.buffer.count
    if isEnd, start < table.buffer.count {
      take(start..<table.buffer.count, &table, &problems)
      start = table.buffer.count
    }
  }

  private func take(
    _ range: Range<Int>, _ table: inout ItemTable, _ problems: inout [ItemProblem]
  ) {
    let position = JSONPosition(line: line, column: 1, byteOffset: range.lowerBound)
    table.appendJSON(range, at: position, &problems)
  }
}

extension ItemTable {
  /// Appends a JSON value with blanks around it, or tells why it is none; blanks alone are nothing.
  mutating func appendJSON(
    _ range: Range<Int>, at position: JSONPosition, _ problems: inout [ItemProblem]
  ) {
    let text = buffer[range]
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return }
    do throws(JSONError) {
      let value = try JSONDocument(buffer, range: range, origin: position).root
      if fieldNames.isEmpty, value.kind == .object {
        fieldNames = value.members.compactMap { $0.key.string }
      }
    } catch {
      problems.append(
        ItemProblem(
          .notJSON(error.reason), line: error.position.line, column: error.position.column))
      return
    }
    append(first..<last + 1)
  }
}
