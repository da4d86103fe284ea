/// Reads items from an input that comes in pieces.
///
///     var reader = ItemReader(format: .csv)
///     while let chunk = … { reader.feed(chunk) }
///     reader.finish()
///     reader.items.label(of: 0)
public struct ItemReader {
  /// As much input as can be read, in bytes: where items lie is kept in 32 bits.
  public static let sizeLimit = Int(UInt32.max) - 1

  /// The items so far.
  public private(set) var items = ItemTable()
  /// What is wrong with the input so far, in its order.
  public private(set) var problems: [ItemProblem] = []
  /// The format; nil while it is not certain.
  public private(set) var format: InputFormat?

  /// Whether the input is lines or zero-terminated records that are yet to be told apart.
  public private(set) var linesAreDeferred = false

  private let defersLines: Bool
  private let keepsEmpty: Bool
  private let sizeLimit: Int
  private let itemLimit: Int
  private var splitter: (any RecordSplitter)?
  /// What the input goes through if it is UTF-16.
  private var transcoder: UTF16Transcoder?
  /// Whether no more of the input is taken.
  public private(set) var isFinished = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - format: The format; nil to go by what the input begins with.
  ///   - keepsEmpty: Whether empty lines and zero-terminated records are items.
  ///   - defersLines: Whether lines and zero-terminated records become items only when asked for, by
  ///     ``takeLines(with:)`` or ``takeAllLines()``.
  ///   - sizeLimit: The most input to read, in bytes; what is behind it is left out and told.
  ///   - itemLimit: The most items to read; what is behind them is left out.
  public init(
    format: InputFormat? = nil, keepsEmpty: Bool = false, defersLines: Bool = false,
    sizeLimit: Int = Self.sizeLimit, itemLimit: Int = .max
  ) {
    self.format = format
    self.defersLines = defersLines
    self.keepsEmpty = keepsEmpty
    self.sizeLimit = min(sizeLimit, Self.sizeLimit)
    self.itemLimit = itemLimit
  }

  /// Makes room for an input of that size.
  public mutating func reserveCapacity(_ bytes: Int) {
    items.buffer.reserveCapacity(min(bytes, sizeLimit))
  }

  /// Takes the next piece of the input; the items that it completes are there afterwards.
  ///
  /// Input that begins with the mark of UTF-16 is read as such, and its items are UTF-8.
  ///
  /// A copy of `items` that is still held makes the next call copy the input so far.
  ///
  /// - Complexity: O(length of the piece).
  public mutating func feed(_ chunk: UnsafeRawBufferPointer) {
    if isFinished { return }
    // Two bytes of UTF-16 become three of UTF-8 at most.
    let room = max(0, sizeLimit - items.buffer.count) / (transcoder == nil ? 1 : 2)
    append(chunk.prefix(room))
    split(isEnd: false)
    if items.count >= itemLimit {
      items.records.removeLast(items.count - itemLimit)
      isFinished = true
    } else if chunk.count > room {
      finish()
      let line = items.buffer.lazy.filter { $0 == 0x0A }.count + 1
      problems.append(ItemProblem(.tooLarge(limit: sizeLimit), line: line))
    }
  }

  /// Takes the next piece of the input; the items that it completes are there afterwards.
  public mutating func feed(_ chunk: [UInt8]) {
    chunk.withUnsafeBytes { feed($0) }
  }

  /// Ends the input: what is left is the last item, or is told as incomplete.
  public mutating func finish() {
    if isFinished { return }
    isFinished = true
    transcoder?.finish(&items.buffer)
    split(isEnd: true)
    if items.count > itemLimit { items.records.removeLast(items.count - itemLimit) }
  }

  private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
    if transcoder != nil {
      transcoder?.append(bytes, to: &items.buffer)
      return
    }
    items.buffer.append(contentsOf: bytes)
    guard splitter == nil, format != .nulRecords,
      var transcoder = UTF16Transcoder(markIn: items.buffer)
    else { return }
    let text = items.buffer.dropFirst(2)
    items.buffer = []
    transcoder.append(text, to: &items.buffer)
    self.transcoder = transcoder
  }

  /// Makes items of those lines alone, of an input that is complete, in which a search finds
  /// something.
  ///
  /// Does nothing unless lines were deferred.
  public mutating func takeLines(with first: ItemTable.PlaceFinder) {
    guard linesAreDeferred, let splitter = splitter as? LineSplitter else { return }
    items.records = items.lines(endedBy: splitter.separator, from: splitter.start, with: first)
  }

  /// Makes items of all lines, if lines were deferred.
  public mutating func takeAllLines() {
    guard linesAreDeferred else { return }
    linesAreDeferred = false
    items.records = []
    splitter?.split(&items, &problems, isEnd: isFinished)
  }

  private mutating func split(isEnd: Bool) {
    if splitter == nil {
      splitter = makeSplitter(isEnd: isEnd)
      linesAreDeferred = defersLines && splitter is LineSplitter
    }
    if linesAreDeferred { return }
    splitter?.split(&items, &problems, isEnd: isEnd)
  }

  /// The splitter for the format, once that is certain and the input is past a byte order mark.
  private mutating func makeSplitter(isEnd: Bool) -> (any RecordSplitter)? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let first = items.buffer.prefix(mark.count)
    if !isEnd, first.count < mark.count, mark.starts(with: first) { return nil }
    // The first byte may be that of a mark of UTF-16.
    if !isEnd, transcoder == nil, first.count < 2, (first.first ?? 0) >= 0xFE { return nil }
    // Zero-terminated records are names of files, in which nothing is a mark.
    let start = format != .nulRecords && first.elementsEqual(mark) ? mark.count : 0
    if format == nil {
      format = items.buffer.withUnsafeBufferPointer {
        InputFormat.detected(in: UnsafeBufferPointer(rebasing: $0[start...]), isEnd: isEnd)
      }
    }
    guard let format else { return nil }
    items.format = format
    switch format {
    case .lines: return LineSplitter(separator: 0x0A, keepsEmpty: keepsEmpty, start: start)
    case .nulRecords: return LineSplitter(separator: 0, keepsEmpty: keepsEmpty, start: start)
    case .json: return JSONSplitter(start: start)
    case .jsonLines: return JSONLinesSplitter(start: start)
    case .csv, .tsv: return DelimitedSplitter(delimiter: format.delimiter, start: start)
    }
  }
}
