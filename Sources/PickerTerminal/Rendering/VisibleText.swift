/// Text that may be drawn: made from data of any kind, with nothing left in it that a terminal
/// obeys.
///
/// Controls become pictures (`␛`, `␊`), C1 and bidirectional controls and bytes that are not UTF-8
/// their numbers (`<U+009B>`, `<E9>`), and tabs blanks up to the next stop. The data itself is
/// elsewhere and stays as it is.
public struct VisibleText: Hashable, Sendable {
  /// What is drawn.
  public internal(set) var text: String
  /// The cells that `text` takes.
  var width: Int
  /// The ranges of `text` that are emphasised, as UTF-8 offsets, in order.
  var highlights: [Range<Int>]
  /// Whether the data went on where it was cut for its length.
  var isCut = false
  /// Whether every terminal draws `text` as wide as `width` says.
  var isSteady: Bool

  /// Makes bytes visible.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 or anything else.
  ///   - highlights: ranges of `bytes` to emphasise, in order and apart.
  ///   - limit: the cells that can be seen at most; what lies far behind is not looked at.
  /// - Complexity: O(`limit`), however long `bytes` are.
  init(
    bytes: some Collection<UInt8>, highlights: [Range<Int>] = [], limit: Int = 1024
  ) {
    var writer = VisibleTextWriter(highlights: highlights, limit: limit)
    self = writer.visibleText(of: bytes)
  }

  /// Makes a string visible; `highlights` are UTF-8 offsets into it.
  public init(
    _ string: some StringProtocol, highlights: [Range<Int>] = [], limit: Int = 1024
  ) {
    var string = String(string)
    let isPlain = string.utf8.count <= limit && string.withUTF8 { $0.allSatisfy(Self.isPlain) }
    if isPlain {
      self.init(plain: string, highlights: highlights)
    } else {
      self.init(bytes: string.utf8, highlights: highlights, limit: limit)
    }
  }

  /// Printable ASCII, which most text is: a cell for each byte.
  private init(plain text: String, highlights: [Range<Int>]) {
    self.text = text
    width = text.utf8.count
    self.highlights = highlights.compactMap { range in
      let range = range.clamped(to: 0..<text.utf8.count)
      return range.isEmpty ? nil : range
    }
    isSteady = true
  }

  private static func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

  /// Text of this module that is known to be safe.
  init(safe text: String, highlights: [Range<Int>] = []) {
    self.text = text
    self.highlights = highlights
    width = DisplayWidth.width(of: text)
    isSteady = text.unicodeScalars.allSatisfy(DisplayWidth.isSteady)
  }

  /// Nothing.
  static let empty = VisibleText(safe: "")

  /// Whether there is nothing to draw.
  var isEmpty: Bool { text.isEmpty }
}

extension VisibleText: ExpressibleByStringLiteral {
  /// Makes a literal visible.
  public init(stringLiteral value: String) { self.init(value) }
}

extension VisibleText {
  /// The text cut to at most `width` cells between two characters, with `…` where something is
  /// missing.
  func truncated(to width: Int) -> VisibleText {
    guard self.width > width || isCut else { return self }
    guard width > 0 else { return .empty }
    var kept = ""
    var cells = 0
    for character in text {
      let own = DisplayWidth.width(of: character)
      guard cells + own < width else { break }
      kept.append(character)
      cells += own
    }
    let end = kept.utf8.count
    var result = self
    result.text = kept + "…"
    result.width = cells + 1
    result.isCut = false
    result.highlights = highlights.compactMap {
      $0.lowerBound < end ? $0.lowerBound..<min($0.upperBound, end) : nil
    }
    return result
  }

  /// The last characters that fit in `width` cells, without a sign of what is missing.
  func suffix(cells width: Int) -> VisibleText {
    guard self.width > width else { return self }
    var cells = 0
    let kept = text.reversed().prefix { character in
      cells += DisplayWidth.width(of: character)
      return cells <= width
    }
    return VisibleText(safe: String(kept.reversed()))
  }

  /// The text between the isolates that keep its direction from its neighbours: the name of a
  /// country in Arabic, a dial code whose plus has to stay at its left.
  func isolated(leftToRight: Bool = false) -> VisibleText {
    var result = self
    result.text = (leftToRight ? "\u{2066}" : "\u{2068}") + text + "\u{2069}"
    result.highlights = highlights.map { $0.lowerBound + 3..<$0.upperBound + 3 }
    return result
  }

  /// Whether some letter is written from right to left.
  var hasRightToLeftLetters: Bool {
    !isSteady
      && text.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000:
          true
        default: false
        }
      }
  }
}
