/// Folding of the texts that most lists are made of: words of ASCII with one blank between them.
enum PlainTextFolding {
  /// Writes the folded form of a text, in the style of names.
  ///
  /// Eight bytes are folded at a time.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - output: Where to write; has room for as many bytes as the text has.
  /// - Returns: How many bytes were written; nil where it takes a ``Folder`` to fold the text.
  @inline(__always)
  static func fold(
    _ text: UnsafeRawBufferPointer, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard let input = text.baseAddress, let base = output.baseAddress, text.count <= output.count
    else { return nil }
    let target = UnsafeMutableRawPointer(base)
    var kind = Kind.oneWord
    if text.count >= 8 {
      var index = 0
      while true {
        var bytes = (input + index).loadUnaligned(as: UInt64.self)
        kind = max(kind, fold(&bytes))
        target.storeBytes(of: bytes, toByteOffset: index, as: UInt64.self)
        if index + 8 >= text.count { break }
        // The last eight bytes, some of which may have been folded already.
        index = min(index + 8, text.count - 8)
      }
    } else if text.count >= 4 {
      let last = text.count - 4
      var bytes =
        UInt64(input.loadUnaligned(as: UInt32.self))
        | UInt64((input + last).loadUnaligned(as: UInt32.self)) << 32
      kind = fold(&bytes)
      target.storeBytes(of: UInt32(truncatingIfNeeded: bytes), as: UInt32.self)
      target.storeBytes(
        of: UInt32(truncatingIfNeeded: bytes >> 32), toByteOffset: last, as: UInt32.self)
    } else {
      for index in 0..<text.count {
        // Seven more letters for the eight bytes that are looked at.
        var bytes = UInt64(text[index]) | 0x6161_6161_6161_6100
        kind = max(kind, fold(&bytes))
        base[index] = UInt8(truncatingIfNeeded: bytes)
      }
    }
    switch kind {
    case .oneWord: return isPlainWord(base, 0..<text.count) ? text.count : nil
    case .severalWords: return isPlain(base, text.count) ? text.count : nil
    case .notPlain: return nil
    }
  }

  /// What the bytes of a text are.
  private enum Kind: UInt8, Comparable {
    case oneWord
    /// There are blanks, or full stops.
    case severalWords
    /// There is something that folds to something else.
    case notPlain

    @inline(__always)
    static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
  }

  /// Folds eight bytes, and tells what they are.
  ///
  /// In each byte of a mask here the highest bit is the answer. Sums of seven bits and seven bits
  /// have no carry that would spoil the next byte.
  @inline(__always)
  private static func fold(_ bytes: inout UInt64) -> Kind {
    let capitals = mask(of: bytes, from: 0x41, to: 0x5A)
    let others = bytes & high
    bytes |= capitals >> 2
    let plain = mask(of: bytes, from: 0x61, to: 0x7A) | mask(of: bytes, from: 0x30, to: 0x39)
    if others == 0, plain == high { return .oneWord }
    return signKind(bytes)
  }

  private static func signKind(_ bytes: UInt64) -> Kind {
    let controls = ~mask(of: bytes, from: 0x20, to: 0x7E) & high
    let signs =
      mask(of: bytes, from: 0x26, to: 0x27) | mask(of: bytes, from: 0x2D, to: 0x2D)
      | mask(of: bytes, from: 0x60, to: 0x60)
    if bytes & high | controls | signs != 0 { return .notPlain }
    let separators = mask(of: bytes, from: 0x20, to: 0x20) | mask(of: bytes, from: 0x2E, to: 0x2E)
    return separators == 0 ? .oneWord : .severalWords
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Which of eight bytes of ASCII lie in a range.
  @inline(__always)
  private static func mask(of bytes: UInt64, from first: UInt64, to last: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = bytes & ~high
    return ((low &+ (0x80 &- first) &* ones) ^ (low &+ (0x7F &- last) &* ones)) & high
  }

  /// Whether blanks and full stops are where they stay as they are.
  private static func isPlain(_ text: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    var wordStart = 0
    for index in 0..<count {
      if text[index] == 0x20 {
        guard isPlainWord(text, wordStart..<index) else { return false }
        wordStart = index + 1
      } else if text[index] == 0x2E, index == wordStart + 1 {
        return false
      }
    }
    return isPlainWord(text, wordStart..<count)
  }

  /// Whether a word is there, and is no `st` or `st.`, which is written out.
  @inline(__always)
  private static func isPlainWord(_ text: UnsafeMutablePointer<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty else { return false }
    guard word.count == 2 || word.count == 3, text[word.lowerBound] == 0x73,
      text[word.lowerBound + 1] == 0x74
    else { return true }
    return word.count == 3 && text[word.lowerBound + 2] != 0x2E
  }
}
