/// Writes the folded form of one text.
struct Folder {
  private(set) var count = 0
  private let output: UnsafeMutableBufferPointer<UInt8>
  private let origins: UnsafeMutableBufferPointer<UInt32>?
  private let expandsWords: Bool
  private let writesTails: Bool

  private var wordStart = 0
  private var blankIsDue = false
  private var source = 0
  /// Where the word behind an apostrophe starts in the output, for the current word and for all.
  private var apostrophe: Int?
  private var tails: [Int]?

  /// Creates a folder that writes to a buffer with room for ten bytes per source byte, and 16.
  init(
    output: UnsafeMutableBufferPointer<UInt8>, origins: UnsafeMutableBufferPointer<UInt32>?,
    style: Folding.Style, tails: Bool
  ) {
    self.output = output
    self.origins = origins
    expandsWords = style == .name
    writesTails = tails && style == .name
  }

  /// Folds a whole text.
  mutating func fold(_ text: UnsafeRawBufferPointer) {
    var index = 0
    while index < text.count {
      index = foldRun(text, from: index)
      guard index < text.count else { break }
      source = index
      let byte = text[index]
      if byte < 0x80 {
        fold(ascii: byte)
        index += 1
      } else {
        let (scalar, length) = UTF8Decoding.scalar(in: text, at: index)
        fold(scalar: scalar)
        index += length
      }
    }
    endWord()
    if let tails { write(tails) }
  }

  /// Folds the letters and digits of ASCII from an index on, which are most of most texts.
  ///
  /// - Returns: The index of the first byte that is something else.
  @inline(__always)
  private mutating func foldRun(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard origins == nil, let input = text.baseAddress, let base = output.baseAddress else {
      return start
    }
    if blankIsDue, isAlphanumeric(text[start]) { startWord() }
    let end = start + min(text.count - start, output.count - count)
    var index = start
    var target = base + count
    while index < end {
      let byte = input.load(fromByteOffset: index, as: UInt8.self)
      guard isAlphanumeric(byte) else { break }
      // Bit 5 is set in digits and small letters alike.
      target.pointee = byte | 0x20
      target += 1
      index += 1
    }
    count = target - base
    return index
  }

  @inline(__always)
  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  @inline(__always)
  private mutating func fold(ascii byte: UInt8) {
    let lower = byte | 0x20
    if lower &- 0x61 < 26 {
      put(lower)
    } else if byte &- 0x30 < 10 {
      put(byte)
    } else {
      fold(special: byte)
    }
  }

  private mutating func fold(special byte: UInt8) {
    switch byte {
    case 0...0x20, 0x2D, 0x7F:
      endWord()
    case 0x27, 0x60:
      if count > wordStart, !blankIsDue, apostrophe == nil { apostrophe = count }
    case 0x26:
      endWord()
      put(0x61)
      put(0x6E)
      put(0x64)
      endWord()
    default:
      put(byte)
    }
  }

  private mutating func fold(scalar: UInt32) {
    if Hangul.isSyllable(scalar) {
      let jamo = Hangul.jamo(of: scalar)
      put(scalar: jamo.initial)
      put(scalar: jamo.vowel)
      if let final = jamo.final { put(scalar: final) }
      return
    }
    let isReplaced = FoldingTable.forEachReplacement(of: scalar) { replacement in
      if replacement < 0x80 {
        fold(ascii: UInt8(truncatingIfNeeded: replacement))
      } else {
        put(scalar: replacement)
      }
    }
    if !isReplaced { put(scalar: scalar) }
  }

  private mutating func put(scalar: UInt32) {
    UTF8Decoding.encode(scalar) { put($0) }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    if blankIsDue { startWord() }
    append(byte)
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    guard count < output.count else { return }
    output[count] = byte
    if let origins { origins[count] = UInt32(truncatingIfNeeded: source) }
    count += 1
  }

  private mutating func startWord() {
    blankIsDue = false
    append(0x20)
    wordStart = count
  }

  private mutating func endWord() {
    guard count > wordStart, !blankIsDue else { return }
    if expandsWords, count - wordStart <= 32 { expandWord() }
    if let apostrophe {
      if writesTails, count - apostrophe >= 2 { tails = (tails ?? []) + [apostrophe] }
      self.apostrophe = nil
    }
    blankIsDue = true
  }

  /// Writes `st` and `st.` as `saint`, and `u.s.` as `us`.
  private mutating func expandWord() {
    let length = count - wordStart
    guard length >= 2 else { return }
    let second = output[wordStart + 1]
    if output[wordStart] == 0x73, second == 0x74,
      length == 2 || length == 3 && output[wordStart + 2] == 0x2E
    {
      count = wordStart + 1
      // All of it comes from the letter that has been read last, not from the blank behind it.
      let end = source
      if let origins { source = Int(origins[count]) }
      for byte in [0x61, 0x69, 0x6E, 0x74] as [UInt8] { append(byte) }
      source = end
    } else if second == 0x2E, isAcronym {
      var kept = wordStart
      for index in stride(from: wordStart, to: count, by: 2) {
        output[kept] = output[index]
        if let origins { origins[kept] = origins[index] }
        kept += 1
      }
      count = kept
      apostrophe = nil
    }
  }

  /// Whether the word is single letters with a dot behind each, the last one perhaps without.
  private var isAcronym: Bool {
    for index in wordStart..<count {
      let byte = output[index]
      let isFit = (index - wordStart) % 2 == 0 ? byte &- 0x61 < 26 : byte == 0x2E
      if !isFit { return false }
    }
    return true
  }

  private mutating func write(_ tails: [Int]) {
    let end = count
    for start in tails {
      append(Folding.tailMark)
      var index = start
      while index < end, output[index] != 0x20 {
        append(output[index])
        index += 1
      }
    }
  }
}
