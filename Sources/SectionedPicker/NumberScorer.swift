/// Scores elements for a query that is a number: by their numbers, or by digits in their names.
struct NumberScorer<Element> {
  private let searcher: ListSearcher<Element>
  private let numbers: NumberMatcher
  private let text: ItemMatcher?

  init(
    _ searcher: ListSearcher<Element>, _ query: SearchQuery, _ plan: QueryPlan,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.searcher = searcher
    let index = searcher.index
    numbers = NumberMatcher(
      bytes: bytes, roles: index.roles, digits: Array((query.digits ?? "").utf8),
      isInternational: query.isInternational)
    // What was written with a plus is a number and nothing else.
    text =
      query.text.utf8.first == 0x2B || plan.words.isEmpty
      ? nil : ItemMatcher(bytes, roles: index.roles, plan: plan, marks: ~index.numberMarks)
  }

  /// The score of an element at a position, whose text lies in a range of the index.
  func score(_ position: Int, _ range: Range<Int>) -> MatchScore? {
    let number = numbers.score(range) {
      guard searcher.elements.indices.contains(position) else { return false }
      return searcher.isSecondary?(searcher.elements[position]) ?? false
    }
    let other = text?.rank(range).map { MatchScore($0) }
    guard let number, let other else { return number ?? other }
    return min(number, other)
  }
}
