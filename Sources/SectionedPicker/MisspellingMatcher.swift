/// Finds texts that are within a typing error or two of a query.
///
/// One error is allowed from four letters on, two from eight. The query is compared with the
/// beginnings of names and aliases, and with what begins at each of their later words.
struct MisspellingMatcher {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let roles: [FieldRole?]
  private let limit: Int
  private let letters: UInt32?
  private let occurrences: [Int]
  private var distance: EditDistance
  private var text: [UInt32] = []

  /// The longest query that is compared; nobody misspells more than that by a letter or two.
  private static let longestQuery = 64

  /// Creates a matcher, or nil where the query is too short, or too long, for guesses.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, roles: [FieldRole?], plan: QueryPlan) {
    guard !plan.hasTokens, let query = plan.wholes.first, !query.contains(where: Self.isDigit)
    else { return nil }
    let scalars = Self.scalars(query[...])
    let count = scalars.count { $0 != 0x20 }
    guard count >= 4, scalars.count <= Self.longestQuery else { return nil }
    limit = count >= 8 ? 2 : 1
    self.bytes = bytes
    self.roles = roles
    distance = EditDistance(query: scalars, limit: limit)
    var occurrences = [Int](repeating: 0, count: 32)
    for byte in query where byte > 0x20 { occurrences[Int(byte & 31)] += 1 }
    self.occurrences = occurrences
    letters = query.allSatisfy { $0 < 0x80 } ? Self.letters(query) : nil
  }

  /// Whoever types another number means another number.
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A guess: how many errors it takes, and where.
  struct Guess {
    let errors: Int
    let isAtBeginning: Bool
    let field: IndexedField

    var score: MatchScore {
      MatchScore(
        .misspelling, tie: UInt8(clamping: errors - 1) << 1 | (isAtBeginning ? 0 : 1))
    }
  }

  /// The nearest guess in an element, or nil.
  mutating func guess(_ range: Range<Int>) -> Guess? {
    if let letters {
      // Each letter of the query that the text does not have is an error, as often as it occurs.
      var missing = letters & ~Self.letters(UnsafeBufferPointer(rebasing: bytes[range]))
      var errors = 0
      while missing != 0 {
        errors += occurrences[missing.trailingZeroBitCount]
        missing &= missing - 1
      }
      if errors > limit { return nil }
    }
    var best: Guess?
    for field in IndexedText(bytes, range) {
      switch roles[Int(field.mark)] {
      case .name, .alias: break
      default: continue
      }
      text.removeAll(keepingCapacity: true)
      Self.appendScalars(of: bytes[field.range], to: &text)
      for start in text.indices where start == 0 || text[start - 1] == 0x20 {
        guard let errors = distance.toBeginning(of: text[start...]) else { continue }
        let guess = Guess(
          errors: errors, isAtBeginning: start == 0 && !field.isTail, field: field)
        if best.map({ guess.score < $0.score }) ?? true { best = guess }
      }
    }
    return best
  }

  /// The letters that occur in folded text, as bits.
  private static func letters(_ text: some Sequence<UInt8>) -> UInt32 {
    text.reduce(0) { $1 >= 0x21 ? $0 | 1 << UInt32($1 & 31) : $0 }
  }

  private static func scalars(_ text: ArraySlice<UInt8>) -> [UInt32] {
    var scalars: [UInt32] = []
    text.withUnsafeBufferPointer {
      appendScalars(of: Slice(base: $0, bounds: $0.indices), to: &scalars)
    }
    return scalars
  }

  private static func appendScalars(
    of text: Slice<UnsafeBufferPointer<UInt8>>, to scalars: inout [UInt32]
  ) {
    let text = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text))
    var index = 0
    while index < text.count {
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: index)
      scalars.append(scalar)
      index += length
    }
  }
}
