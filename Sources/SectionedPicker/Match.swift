/// How one element matches a query.
public struct Match: Hashable, Sendable {
  /// The element's position in the list.
  public let position: Int
  /// How well it matches.
  public let rank: MatchRank
  /// The alias or foreign name that matched, where the element's name does not show it.
  public let reason: String?
  /// The parts of the name to highlight, as UTF-8 offsets that never split a grapheme.
  public let highlights: [Range<Int>]

  /// Creates a match from its facts.
  public init(position: Int, rank: MatchRank, reason: String? = nil, highlights: [Range<Int>] = [])
  {
    self.position = position
    self.rank = rank
    self.reason = reason
    self.highlights = highlights
  }
}
