/// How well an element matches a query, best first.
///
/// `translation` and `infix` are tried only where nothing better matched anywhere in the list, and
/// `misspelling` only where nothing else did: a filter has to narrow.
public enum MatchRank: Int, Comparable, CaseIterable, Sendable {
  /// The query is a key, or a whole number.
  case exactKey = 1
  /// The query is the whole name or a whole alias.
  case exactName
  /// The name begins with the query.
  case nameBeginning
  /// An alias begins with the query.
  case aliasBeginning
  /// Words of the name begin with the words of the query.
  case nameWord
  /// Words of an alias do, or a word is a key.
  case aliasWord
  /// A number begins with the digits of the query.
  case numberBeginning
  /// The name in another language begins with the query.
  case translation
  /// The query occurs inside words.
  case infix
  /// The query is one or two typing errors away: a guess, never to be picked unseen.
  case misspelling

  /// Whether the first rank is the better one.
  public static func < (first: MatchRank, second: MatchRank) -> Bool {
    first.rawValue < second.rawValue
  }
}
