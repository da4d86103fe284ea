/// Finds the words of a query anywhere in names and aliases.
///
/// Words of one letter have to begin a word, unless the letter is an ideograph or a syllable.
struct InfixMatcher {
  let plan: QueryPlan
  private let bytes: UnsafeBufferPointer<UInt8>
  private let textMarks: UInt32
  private let scans: [[ByteScan]]

  /// Creates a matcher, or nil where no word of the query is long enough.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, textMarks: UInt32, plan: QueryPlan) {
    guard !plan.hasTokens, plan.words.contains(where: { Self.isLong($0.plain) }) else { return nil }
    self.bytes = bytes
    self.textMarks = textMarks
    self.plan = plan
    scans = plan.words.map { word in
      (word.isSimple ? [word.plain] : [word.name, word.plain]).map {
        ByteScan($0, atWordBeginning: !Self.isLong($0))
      }
    }
  }

  /// The scan that finds whatever could match.
  var scan: ByteScan? {
    let stems = plan.words.filter { Self.isLong($0.plain) }.map(\.stem)
    guard let longest = stems.max(by: { $0.count < $1.count }), !longest.isEmpty else { return nil }
    return ByteScan(longest, atWordBeginning: false)
  }

  /// Whether each word of the query occurs in a text of an element.
  func matches(_ range: Range<Int>) -> Bool {
    scans.indices.allSatisfy { word in
      IndexedText(bytes, range).contains {
        textMarks & 1 << UInt32($0.mark) != 0 && occurs(word, in: $0)
      }
    }
  }

  /// Whether a word of the query occurs in a field.
  func occurs(_ word: Int, in field: IndexedField) -> Bool {
    scans[word].contains { $0.first(in: bytes, field.range) != nil }
  }

  private static func isLong(_ word: [UInt8]) -> Bool {
    let first = word.first ?? 0
    // From U+1000 on in UTF-8 by E1: jamo, kana, ideographs; of these one letter says enough.
    return first >= 0xE1 || word.count { $0 & 0xC0 != 0x80 } >= 2
  }
}
