/// Tells texts that a query cannot find from those that it may, by their bytes as they are.
///
/// Folding a text costs far more than a look at it. What is let through is yet to be searched; what
/// is held back no word of the query is in, so that nothing but a guess at a misspelling could be
/// lost.
public struct TextSieve {
  /// Where a word of the query may stand in a text.
  public enum Place: Sendable, CaseIterable {
    /// Where a word of the text begins, which is what a query is searched for first.
    case wordBeginning
    /// Inside of words as well.
    case anywhere
  }

  private let word: [UInt8]
  private let place: Place

  /// Creates a sieve; nil where the bytes of a text do not tell whether the query finds it.
  public init?(_ query: SearchQuery, at place: Place = .anywhere) {
    // A colon may name a field, and these words come of texts that are written differently.
    guard !query.text.utf8.contains(0x3A) else { return nil }
    let words = query.folded.filter { word in
      word.isSimple && !word.isWhole && word.plain.allSatisfy(Self.isPlain)
        && !"saint and".contains(String(decoding: word.plain, as: UTF8.self))
    }
    guard let word = words.max(by: { $0.plain.count < $1.plain.count }), !word.plain.isEmpty else {
      return nil
    }
    self.word = word.plain
    self.place = place
  }

  /// The next place from an offset on whose text may be found; nil where there is none.
  ///
  /// The place may be anywhere in a text; texts are taken to be separated by controls.
  public func firstPlace(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = text.baseAddress, let head = word.first else { return nil }
    let raw = UnsafeRawPointer(base)
    let second = word.count > 1 ? word[1] : nil
    var index = max(0, start)
    while index < text.count {
      // A block is read with the two bytes before it and the one behind it.
      guard index >= 2, index + 17 <= text.count else {
        if isPlace(text, index) { return index }
        index += 1
        continue
      }
      var mask = places(raw + index, head: head, second: second)
      while let offset = mask.next() {
        if isPlace(text, index + offset) { return index + offset }
      }
      index += 16
    }
    return nil
  }

  /// Whether the word is at an index, or something that folding might make it of.
  private func isPlace(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let byte = text[index]
    if byte >= 0x80 || byte == 0x27 || byte == 0x60 { return true }
    // The dots of an acronym are left out.
    if byte == 0x2E { return index < 2 || Self.endsWord(text[index - 2]) }
    guard index + word.count <= text.count else { return false }
    if place == .wordBeginning, index > 0, Self.isAlphanumeric(text[index - 1]) { return false }
    for offset in word.indices where text[index + offset] | 0x20 != word[offset] { return false }
    return true
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x7F || byte == 0x26 || byte == 0x2D
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  @inline(__always)
  private func places(_ block: UnsafeRawPointer, head: UInt8, second: UInt8?) -> ByteHits {
    typealias Block = SIMD16<UInt8>
    let lower = Block(repeating: 0x20)
    let bytes = block.loadUnaligned(as: Block.self)
    var words = (bytes | lower) .== Block(repeating: head)
    if let second {
      words .&= ((block + 1).loadUnaligned(as: Block.self) | lower) .== Block(repeating: second)
    }
    if place == .wordBeginning {
      let before = (block - 1).loadUnaligned(as: Block.self)
      words
        .&= .!(((before | lower) &- Block(repeating: 0x61)) .< Block(repeating: 26)
        .| ((before &- Block(repeating: 0x30)) .< Block(repeating: 10)))
    }
    let before = (block - 2).loadUnaligned(as: Block.self)
    let ends =
      (before .<= lower) .| (before .>= Block(repeating: 0x7F))
      .| (before .== Block(repeating: 0x26)) .| (before .== Block(repeating: 0x2D))
    let signs =
      (bytes .>= Block(repeating: 0x80)) .| (bytes .== Block(repeating: 0x27))
      .| (bytes .== Block(repeating: 0x60)) .| ((bytes .== Block(repeating: 0x2E)) .& ends)
    return ByteHits(words .| signs)
  }
}
