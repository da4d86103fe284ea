/// How a query has to match an element's text.
public enum MatchRule: String, CaseIterable, Sendable {
  /// Every word of the query begins a word, in any order; ranked, with fall-backs (`MatchRank`).
  case smart
  /// The name begins with the query.
  case prefix
  /// The query occurs anywhere in one of the fields; results keep the order of the list.
  case contains
}
