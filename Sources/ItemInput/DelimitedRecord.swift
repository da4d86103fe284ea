extension InputFormat {
  /// The byte between the fields of a record.
  var delimiter: UInt8 { self == .tsv ? 0x09 : UInt8(ascii: ",") }
}

/// The fields of one record of CSV or TSV.
///
/// A quote opens a quoted field only as its first byte; two quotes in it are one.
struct DelimitedRecord: Sequence, IteratorProtocol {
  /// A field.
  struct Cell {
    /// Where the text lies, without quotes around it.
    var range: Range<Int>
    var hasDoubledQuotes = false
    /// Whether the field ends as it should.
    var isWhole = true

    /// The text of the field.
    func text(in buffer: [UInt8]) -> ArraySlice<UInt8> {
      guard hasDoubledQuotes else { return buffer[range] }
      var text: [UInt8] = []
      text.reserveCapacity(range.count)
      var isSecond = false
      for byte in buffer[range] {
        isSecond = byte == UInt8(ascii: "\"") && !isSecond
        // The first of two quotes stands for both.
        if byte != UInt8(ascii: "\"") || isSecond { text.append(byte) }
      }
      return ArraySlice(text)
    }
  }

  private let record: ArraySlice<UInt8>
  private let delimiter: UInt8
  /// Where the next field begins; nil behind the last one.
  private var nextStart: Int?

  init(_ record: ArraySlice<UInt8>, delimiter: UInt8) {
    self.record = record
    self.delimiter = delimiter
    nextStart = record.startIndex
  }

  mutating func next() -> Cell? {
    guard let start = nextStart else { return nil }
    let isQuoted = start < record.endIndex && record[start] == UInt8(ascii: "\"")
    var cell = isQuoted ? quotedCell(from: start + 1) : Cell(range: start..<start)
    // Text behind a closing quote belongs to no field, and is stepped over.
    let textStart = isQuoted ? Swift.min(cell.range.upperBound + 1, record.endIndex) : start
    let end = record[textStart...].firstIndex(of: delimiter) ?? record.endIndex
    if isQuoted {
      cell.isWhole = cell.isWhole && end == textStart
    } else {
      cell.range = start..<end
    }
    nextStart = end < record.endIndex ? end + 1 : nil
    return cell
  }

  private func quotedCell(from start: Int) -> Cell {
    var cell = Cell(range: start..<start)
    var index = start
    while let quote = record[index...].firstIndex(of: UInt8(ascii: "\"")) {
      guard quote + 1 < record.endIndex, record[quote + 1] == UInt8(ascii: "\"") else {
        cell.range = start..<quote
        return cell
      }
      cell.hasDoubledQuotes = true
      index = quote + 2
    }
    cell.range = start..<record.endIndex
    cell.isWhole = false
    return cell
  }
}
