/// The parts of a name that a query matches.
struct Highlights {
  /// Longer names than this are not highlighted beyond it, in bytes.
  private static let limit = 4096

  private let plan: QueryPlan
  private let anywhere: Bool

  /// Creates highlights for a query, of its words or, where `anywhere`, of parts of words too.
  init(_ plan: QueryPlan, anywhere: Bool) {
    self.plan = plan
    self.anywhere = anywhere
  }

  /// The parts of a name, ascending, as UTF-8 offsets that never split a grapheme.
  func ranges(in name: String) -> [Range<Int>] {
    var prefix = name.utf8.count > Self.limit ? Self.beginning(of: name) : name
    let (bytes, origins) = prefix.withUTF8 {
      Folding.foldedWithOrigins(UnsafeRawBufferPointer($0), style: .name)
    }
    let found = bytes.withUnsafeBufferPointer { bytes in
      if let whole = plan.wholes.first(where: { bytes.begins(bytes.indices, with: $0) }) {
        return [0..<whole.count]
      }
      return plan.words.compactMap { word in
        place(of: word, in: bytes) ?? tail(of: word, in: bytes, origins, of: prefix)
      }
    }
    let sources = found.compactMap { range -> Range<Int>? in
      guard let first = origins[range].first, let last = origins[range].last else { return nil }
      return Int(first)..<Int(last) + 1
    }
    return Self.merged(sources.compactMap { Self.aligned($0, in: prefix) })
  }

  private func place(of word: QueryWord, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    for form in word.isSimple ? [word.plain] : [word.plain, word.name] where !form.isEmpty {
      for atWordBeginning in anywhere ? [true, false] : [true] {
        let scan = ByteScan(form, atWordBeginning: atWordBeginning)
        if let start = scan.first(in: bytes, bytes.indices) { return start..<start + form.count }
      }
    }
    return nil
  }

  /// Where a word begins behind an apostrophe.
  private func tail(
    of word: QueryWord, in bytes: UnsafeBufferPointer<UInt8>, _ origins: [UInt32], of name: String
  ) -> Range<Int>? {
    let scan = ByteScan(word.plain, atWordBeginning: false)
    var rest = bytes.indices
    while let start = scan.first(in: bytes, rest) {
      let origin = name.utf8.index(name.startIndex, offsetBy: Int(origins[start]))
      if let before = name.unicodeScalars[..<origin].last,
        before == "'" || before == "`" || Self.isApostrophe(before)
      {
        return start..<start + word.plain.count
      }
      rest = start + 1..<rest.upperBound
    }
    return nil
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    var isApostrophe = false
    _ = FoldingTable.forEachReplacement(of: scalar.value) { isApostrophe = $0 == 0x27 }
    return isApostrophe
  }

  /// Extends a range of bytes to whole graphemes.
  private static func aligned(_ range: Range<Int>, in text: String) -> Range<Int>? {
    var start: Int?
    var offset = 0
    for character in text {
      let next = offset + character.utf8.count
      if next > range.lowerBound, start == nil { start = offset }
      if next >= range.upperBound { return start.map { $0..<next } }
      offset = next
    }
    return nil
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  private static func beginning(of text: String) -> String {
    var result = ""
    var count = 0
    for character in text {
      count += character.utf8.count
      if count > limit { break }
      result.append(character)
    }
    return result
  }
}
