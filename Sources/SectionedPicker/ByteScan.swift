/// Search for a run of bytes in folded text, sixteen bytes at a time.
///
/// All reads stay inside the text. A word begins behind a mark, a blank or punctuation, and
/// punctuation is itself the beginning of a word.
struct ByteScan {
  private let pattern: [UInt8]
  private let atWordBeginning: Bool

  /// Creates a search; where `atWordBeginning`, only for occurrences that begin a word.
  init(_ pattern: [UInt8], atWordBeginning: Bool) {
    self.pattern = pattern
    self.atWordBeginning = atWordBeginning && pattern.first.map(Self.isBoundary) != true
  }

  /// The start of the first occurrence that lies within a range of the text.
  func first(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard let base = text.baseAddress, let head = pattern.first else { return nil }
    let last = range.upperBound - pattern.count
    var index = range.lowerBound
    if index >= 1, last - index >= 64 {
      let raw = UnsafeRawPointer(base)
      let second = pattern.count > 1 ? pattern[1] : nil
      // The block and the byte behind it are read: `last + 1` is the first byte past all of them.
      while index + 17 <= last + 1 {
        var hits = candidates(raw + index, head: head, second: second)
        while let offset = hits.next() {
          if isOccurrence(base, at: index + offset) { return index + offset }
        }
        index += 16
      }
    }
    while index <= last {
      if base[index] == head, !atWordBeginning || index == 0 || Self.isBoundary(base[index - 1]),
        isOccurrence(base, at: index)
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether a byte is a mark, a blank or punctuation, behind which a word begins.
  static func isBoundary(_ byte: UInt8) -> Bool {
    byte < 0x30 || byte &- 0x3A < 0x27 || byte &- 0x7B < 5
  }

  @inline(__always)
  private func isOccurrence(_ base: UnsafePointer<UInt8>, at start: Int) -> Bool {
    var index = 1
    while index < pattern.count {
      if base[start + index] != pattern[index] { return false }
      index += 1
    }
    return true
  }

  @inline(__always)
  private func candidates(_ block: UnsafeRawPointer, head: UInt8, second: UInt8?) -> ByteHits {
    typealias Block = SIMD16<UInt8>
    var mask = block.loadUnaligned(as: Block.self) .== Block(repeating: head)
    if let second {
      mask .&= (block + 1).loadUnaligned(as: Block.self) .== Block(repeating: second)
    }
    if atWordBeginning {
      let before = (block - 1).loadUnaligned(as: Block.self)
      mask .&= (before .< Block(repeating: 0x30))
        .| ((before &- Block(repeating: 0x3A)) .< Block(repeating: 0x27))
        .| ((before &- Block(repeating: 0x7B)) .< Block(repeating: 5))
    }
    return ByteHits(mask)
  }
}
