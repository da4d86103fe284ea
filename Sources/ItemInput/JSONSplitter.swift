import JSONText

/// Splits a JSON array into its elements, or a series of JSON values into those.
struct JSONSplitter: RecordSplitter {
  private enum Place {
    case beforeAll
    case array
    case series
    case behindArray
  }

  private var place = Place.beforeAll
  private var scanned: Int
  private var line = 1
  private var column = 1
  private var balance = JSONBalance()
  /// Where the value that is not complete begins.
  private var valueStart: Int?
  private var valuePosition = JSONPosition.start

  init(start: Int) { scanned = start }

  mutating func split(_ table: inout ItemTable, _ problems: inout [ItemProblem], isEnd: Bool) {
    let buffer = table.buffer
    buffer.withUnsafeBufferPointer { bytes in
      while scanned < bytes.count {
        let byte = bytes[scanned]
        take(byte, &table, &problems)
        scanned += 1
        if byte == 0x0A {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
    guard isEnd else { return }
    endValue(&table, &problems)
    if place == .array {
      problems.append(ItemProblem(.unclosedArray, line: line, column: column))
      place = .behindArray
    }
  }

  private mutating func take(
    _ byte: UInt8, _ table: inout ItemTable, _ problems: inout [ItemProblem]
  ) {
    switch place {
    case .beforeAll:
      if isBlank(byte) { return }
      place = byte == UInt8(ascii: "[") ? .array : .series
      if place == .series { takeInSeries(byte, &table, &problems) }
    case .array: takeInArray(byte, &table, &problems)
    case .series: takeInSeries(byte, &table, &problems)
    case .behindArray:
      // Told once: the value that begins here is never ended.
      if isBlank(byte) || valueStart != nil { return }
      valueStart = scanned
      problems.append(ItemProblem(.textBehindArray, line: line, column: column))
    }
  }

  private mutating func takeInArray(
    _ byte: UInt8, _ table: inout ItemTable, _ problems: inout [ItemProblem]
  ) {
    let isSeparator = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
    if isSeparator, balance.isClosed {
      if valueStart == nil, byte == UInt8(ascii: ",") {
        problems.append(
          ItemProblem(.notJSON("a comma with nothing before it"), line: line, column: column))
      }
      endValue(&table, &problems)
      if byte == UInt8(ascii: "]") { place = .behindArray }
    } else {
      beginValue(unlessBlank: byte)
      balance.take(byte)
    }
  }

  private mutating func takeInSeries(
    _ byte: UInt8, _ table: inout ItemTable, _ problems: inout [ItemProblem]
  ) {
    if balance.isClosed, valueStart != nil, isBlank(byte) || isOpening(byte) {
      endValue(&table, &problems)
    }
    beginValue(unlessBlank: byte)
    balance.take(byte)
  }

  private func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\"")
  }

  private mutating func beginValue(unlessBlank byte: UInt8) {
    if valueStart != nil || isBlank(byte) { return }
    valueStart = scanned
    valuePosition = JSONPosition(line: line, column: column, byteOffset: scanned)
    balance = JSONBalance()
  }

  private mutating func endValue(_ table: inout ItemTable, _ problems: inout [ItemProblem]) {
    guard place != .behindArray, let start = valueStart else { return }
    table.appendJSON(start..<scanned, at: valuePosition, &problems)
    valueStart = nil
    balance = JSONBalance()
  }
}
