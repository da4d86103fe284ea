/// A place in a text, as compilers name it.
public struct JSONPosition: Hashable, Sendable {
  /// The line, counted from 1; LF, CR LF and CR end a line.
  public var line: Int
  /// The column, counted from 1 in characters (Unicode scalars).
  public var column: Int
  /// The offset in the file, in bytes from 0, whatever its encoding.
  public var byteOffset: Int

  /// Creates a position.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }

  /// The beginning of a text.
  public static let start = JSONPosition(line: 1, column: 1, byteOffset: 0)
}

/// Turns offsets into positions.
struct JSONPositionMap: Sendable {
  /// Where the text begins in its file.
  var origin: JSONPosition
  /// The offset in the bytes at which the text begins.
  var start: Int
  /// The offsets of all lines but the first, as far as the text was read.
  var lineStarts: [UInt32] = []
  var characters: CharacterCounts
  var encoding: JSONEncoding

  /// The position of an offset into `bytes`.
  ///
  /// - Complexity: O(log(number of lines)).
  func position(of offset: Int, in bytes: [UInt8]) -> JSONPosition {
    let line = lineIndex(of: offset)
    let lineStart = line == 0 ? start : Int(lineStarts[line - 1])
    let ahead = characters.count(before: offset, in: bytes)
    let aheadOfLine = characters.count(before: lineStart, in: bytes)
    return JSONPosition(
      line: origin.line + line,
      column: ahead.scalars - aheadOfLine.scalars + (line == 0 ? origin.column : 1),
      byteOffset: origin.byteOffset + encoding.fileLength(of: ahead, utf8Length: offset - start))
  }

  /// How many line starts are at or before `offset`.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
