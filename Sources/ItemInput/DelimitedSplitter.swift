/// Splits a buffer of CSV or TSV into records; the first one names the fields.
struct DelimitedSplitter: RecordSplitter {
  /// Where a byte stands in its field.
  private enum Place {
    case fieldStart
    case plain
    case quoted
    /// Directly behind a quote within quotes, which closes the field unless another one follows.
    case behindQuote
  }

  private let delimiter: UInt8
  private var recordStart: Int
  private var scanned: Int
  private var place = Place.fieldStart
  private var line = 1
  private var recordLine = 1
  private var hasNames = false
  /// How many bytes may be read again for quotes that nobody closed, so that input full of them does
  /// not take quadratic time.
  private var rereadBudget = 1 << 26

  init(delimiter: UInt8, start: Int) {
    self.delimiter = delimiter
    recordStart = start
    scanned = start
  }

  mutating func split(_ table: inout ItemTable, _ problems: inout [ItemProblem], isEnd: Bool) {
    scan(&table, &problems)
    while isEnd, recordStart < table.buffer.count {
      let end = table.buffer.count
      if place == .quoted {
        problems.append(ItemProblem(.unclosedQuote, line: recordLine))
        if !goBack(table) { begin(at: end) }
      } else {
        endRecord(at: end, next: end, &table, &problems)
      }
      scan(&table, &problems)
    }
  }

  private mutating func scan(_ table: inout ItemTable, _ problems: inout [ItemProblem]) {
    let buffer = table.buffer
    buffer.withUnsafeBufferPointer { bytes in
      while scanned < bytes.count {
        let byte = bytes[scanned]
        scanned += 1
        if byte == UInt8(ascii: "\"") {
          switch place {
          case .fieldStart, .behindQuote: place = .quoted
          case .quoted: place = .behindQuote
          case .plain: break
          }
        } else if byte == 0x0A {
          line += 1
          if place != .quoted {
            let isCRLF = scanned >= recordStart + 2 && bytes[scanned - 2] == 0x0D
            endRecord(at: scanned - (isCRLF ? 2 : 1), next: scanned, &table, &problems)
          }
        } else if place != .quoted {
          place = byte == delimiter ? .fieldStart : .plain
        }
      }
    }
  }

  private mutating func endRecord(
    at end: Int, next: Int, _ table: inout ItemTable, _ problems: inout [ItemProblem]
  ) {
    if end > recordStart, !take(recordStart..<end, &table, &problems) { return }
    begin(at: next)
  }

  private mutating func begin(at offset: Int) {
    recordStart = offset
    recordLine = line
    place = .fieldStart
  }

  /// Takes a record.
  ///
  /// - Returns: false if it is a quote that was closed by another row's, and its first line alone is
  ///   given up.
  private mutating func take(
    _ range: Range<Int>, _ table: inout ItemTable, _ problems: inout [ItemProblem]
  ) -> Bool {
    let cells = DelimitedRecord(table.buffer[range], delimiter: delimiter)
    if !hasNames {
      hasNames = true
      table.fieldNames = Self.distinct(
        cells.map { String(decoding: $0.text(in: table.buffer), as: UTF8.self) })
      return true
    }
    var count = 0
    var isWhole = true
    for cell in cells {
      count += 1
      if !cell.isWhole { isWhole = false }
    }
    if !isWhole {
      let spansLines = table.buffer[range].contains(0x0A)
      problems.append(
        ItemProblem(spansLines ? .unclosedQuote : .textBehindQuote, line: recordLine))
      return !spansLines || !goBack(table)
    } else if count != table.fieldNames.count {
      problems.append(
        ItemProblem(
          .fieldCount(found: count, expected: table.fieldNames.count), line: recordLine))
    } else {
      table.append(range)
    }
    return true
  }

  /// Names that can be told apart: the second `name` is `name_2`.
  private static func distinct(_ names: [String]) -> [String] {
    var used = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = 2
      while !used.insert("\(name)_\(number)").inserted { number += 1 }
      return "\(name)_\(number)"
    }
  }

  /// Goes back to the end of the first line of a record whose quote is not closed.
  ///
  /// - Returns: whether there is such a line, and enough of the budget is left.
  private mutating func goBack(_ table: ItemTable) -> Bool {
    guard let lineEnd = table.buffer[recordStart..<scanned].firstIndex(of: 0x0A),
      scanned - lineEnd <= rereadBudget
    else { return false }
    rereadBudget -= scanned - lineEnd
    line = recordLine + 1
    scanned = lineEnd + 1
    begin(at: scanned)
    return true
  }
}
