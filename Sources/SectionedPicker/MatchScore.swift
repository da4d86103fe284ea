/// A rank, with what settles a tie before the order of the list does; lower is better.
struct MatchScore: Comparable, Sendable {
  let rank: MatchRank
  /// The score as a number, lower being better.
  let order: UInt8

  /// Creates a score from a rank and a tie-breaker of two bits.
  init(_ rank: MatchRank, tie: UInt8 = 0) {
    self.rank = rank
    order = UInt8(truncatingIfNeeded: rank.rawValue) << 2 | min(tie, 3)
  }

  static func < (first: MatchScore, second: MatchScore) -> Bool { first.order < second.order }
  static func == (first: MatchScore, second: MatchScore) -> Bool { first.order == second.order }
}
