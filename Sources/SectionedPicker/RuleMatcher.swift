/// Compares elements with a query by the plain rules, `prefix` and `contains`.
struct RuleMatcher {
  private let rule: MatchRule
  private let bytes: UnsafeBufferPointer<UInt8>
  private let roles: [FieldRole?]
  private let plan: QueryPlan
  private let scans: [ByteScan]
  private let digits: ByteScan?
  private let isInternational: Bool

  init<Element>(
    _ searcher: ListSearcher<Element>, _ query: SearchQuery, _ plan: QueryPlan,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    rule = searcher.rule
    roles = searcher.index.roles
    self.bytes = bytes
    self.plan = plan
    scans = plan.wholes.map { ByteScan($0, atWordBeginning: false) }
    isInternational = query.isInternational
    digits = query.digits.map { ByteScan(Array($0.utf8), atWordBeginning: false) }
  }

  /// The score of an element; by `contains`, all are alike.
  func score(_ range: Range<Int>) -> MatchScore? {
    var best: MatchScore?
    for field in IndexedText(bytes, range) where !field.isTail {
      let score = rule == .prefix ? prefixScore(field) : containsScore(field)
      if let score, best.map({ score < $0 }) ?? true { best = score }
    }
    return best
  }

  private func prefixScore(_ field: IndexedField) -> MatchScore? {
    guard roles[Int(field.mark)] == .name,
      let whole = plan.wholes.first(where: { bytes.begins(field.range, with: $0) })
    else { return nil }
    return MatchScore(field.range.count == whole.count ? .exactName : .nameBeginning)
  }

  private func containsScore(_ field: IndexedField) -> MatchScore? {
    let isFound: Bool
    switch roles[Int(field.mark)] {
    case .localNumber where isInternational:
      isFound = false
    case .number, .localNumber:
      let start = digits?.first(in: bytes, field.range)
      // Behind a plus, a number is meant from its beginning.
      isFound = isInternational ? start == field.range.lowerBound : start != nil
    default: isFound = scans.contains { $0.first(in: bytes, field.range) != nil }
    }
    return isFound ? MatchScore(.infix) : nil
  }
}
