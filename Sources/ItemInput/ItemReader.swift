/// Reads items from an input that comes in pieces.
///
///     var reader = ItemReader(format: .csv)
///     while let chunk = … { reader.feed(chunk) }
///     reader.finish()
///     reader.items.withLabel(of: 0) { … }
public struct ItemReader {
  /// How much of an input is read.
  public struct Limits: Sendable {
    /// The most bytes; what is behind them is left out and told.
    ///
    /// Never more than 4 GB: where items lie is kept in 32 bits.
    let bytes: Int
    /// The most items; what is behind them is left out.
    let items: Int

    /// Creates limits; without a number, as much as can be read.
    public init(bytes: Int? = nil, items: Int? = nil) {
      self.bytes = min(bytes ?? .max, Int(UInt32.max) - 1)
      self.items = items ?? .max
    }
  }

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
  private let limits: Limits
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
  ///   - limits: How much of the input is read.
  public init(
    format: InputFormat? = nil, keepsEmpty: Bool = false, defersLines: Bool = false,
    limits: Limits = Limits()
  ) {
    self.format = format
    self.defersLines = defersLines
    self.keepsEmpty = keepsEmpty
    self.limits = limits
  }

  /// Makes room for an input of that size.
  public mutating func reserveCapacity(_ bytes: Int) {
    items.buffer.reserveCapacity(min(bytes, limits.bytes))
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
    let room = max(0, limits.bytes - items.buffer.count) / (transcoder == nil ? 1 : 2)
    append(chunk.prefix(room))
    split(isEnd: false)
    if items.count >= limits.items {
      items.records.removeLast(items.count - limits.items)
      isFinished = true
    } else if chunk.count > room {
      finish()
      let line = items.buffer.lazy.filter { $0 == 0x0A }.count + 1
      problems.append(ItemProblem(.tooLarge(limit: limits.bytes), line: line))
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
    if items.count > limits.items { items.records.removeLast(items.count - limits.items) }
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
