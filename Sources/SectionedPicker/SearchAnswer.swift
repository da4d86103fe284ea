/// The answer to a query, with what the next query and the shown rows need of it.
struct SearchAnswer {
  /// By what the matches were found.
  enum Means { case everything, words, fallback, guess, literal, resolution, rule }

  let query: SearchQuery
  let plan: QueryPlan
  var matches: Matches
  let means: Means
  /// The positions that the words of the query matched, for a longer query to start from; nil where
  /// it cannot.
  var narrowable: [Int32]?
  /// The positions that the caller's knowledge of numbers gave, in its order.
  var bestFirst: [Int] = []
}
