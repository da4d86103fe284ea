/// Compares the numbers of single elements with a query that is a number.
struct NumberMatcher {
  let bytes: UnsafeBufferPointer<UInt8>
  let roles: [FieldRole?]
  let digits: [UInt8]
  let isInternational: Bool

  /// The score of an element by its numbers, or nil.
  func score(_ range: Range<Int>, isSecondary: () -> Bool) -> MatchScore? {
    var rank: MatchRank?
    var isLocal = false
    for field in IndexedText(bytes, range) {
      switch roles[Int(field.mark)] {
      case .number where bytes.begins(field.range, with: digits):
        if field.range.count == digits.count {
          return MatchScore(.exactKey, tie: isSecondary() ? 1 : 0)
        }
        rank = .numberBeginning
      case .localNumber where !isInternational:
        if bytes.isEqual(field.range, digits) { isLocal = true }
      default:
        break
      }
    }
    if isLocal { return MatchScore(.exactKey, tie: 2) }
    return rank.map { MatchScore($0, tie: isSecondary() ? 1 : 0) }
  }
}
