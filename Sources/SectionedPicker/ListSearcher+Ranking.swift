extension ListSearcher {
  /// The positions that a query finds, best first; equal ranks keep the order of the list.
  ///
  /// By the rules `prefix` and `contains`, the order is the list's.
  public func rankedPositions(_ query: SearchQuery) -> [Int] {
    let answer = answer(to: query)
    switch answer.means {
    case .everything, .literal, .rule: return Array(answer.matches.positions)
    case .resolution: return answer.bestFirst
    case .words, .fallback, .guess: break
    }
    var buckets: [UInt8: [Int]] = [:]
    withScorer(for: answer) { score in
      for position in answer.matches.positions {
        if let score = score(position) { buckets[score.order, default: []].append(position) }
      }
    }
    return buckets.keys.sorted().flatMap { buckets[$0] ?? [] }
  }

  /// Every match of a query, best first; equal ranks keep the order of the list.
  public func ranked(_ query: SearchQuery) -> [Match] {
    rankedPositions(query).compactMap { match(at: $0, for: query) }
  }

  /// The best of the positions that the words of a query found, by its accents; nil where it has
  /// none, or too much was found.
  func bestByAccents(_ answer: SearchAnswer) -> Int? {
    guard answer.matches.count <= AccentMatcher.limit, AccentMatcher(answer.query) != nil else {
      return nil
    }
    var found = Found()
    withScorer(for: answer) { score in
      for position in answer.matches.positions {
        if let score = score(position) { found.add(position, score) }
      }
    }
    return found.best
  }

  /// Calls `body` with the function that scores a position by what found the answer.
  func withScorer(for answer: SearchAnswer, _ body: ((Int) -> MatchScore?) -> Void) {
    let index = self.index
    index.withBytes { bytes in
      switch answer.means {
      case .everything, .literal, .resolution:
        body { _ in nil }
      case .rule:
        let matcher = RuleMatcher(self, answer.query, answer.plan, bytes)
        body { index.range(of: $0).flatMap(matcher.score) }
      case .words where isNumber(answer):
        let scorer = NumberScorer(self, answer.query, answer.plan, bytes)
        body { position in index.range(of: position).flatMap { scorer.score(position, $0) } }
      case .words:
        let matcher = ItemMatcher(bytes, roles: index.roles, plan: answer.plan)
        let accents =
          answer.matches.count <= AccentMatcher.limit ? AccentMatcher(answer.query) : nil
        body { position in
          guard let rank = index.range(of: position).flatMap(matcher.rank) else { return nil }
          guard let accents, !hasName(at: position, accents) else {
            return MatchScore(rank, tie: tie(at: position, for: answer.plan))
          }
          // A code has no accents, so that one with them was not meant as a code.
          return MatchScore(rank == .exactKey ? .nameBeginning : rank, tie: 1)
        }
      case .fallback:
        let foreign = self.foreign
        foreign.index.withBytes { foreignBytes in
          body {
            foreign.beginning(with: answer.plan.wholes, at: $0, foreignBytes)?.score
              ?? MatchScore(.infix)
          }
        }
      case .guess:
        var matcher = MisspellingMatcher(bytes, roles: index.roles, plan: answer.plan)
        body { index.range(of: $0).flatMap { matcher?.guess($0)?.score } }
      }
    }
  }

  /// What settles ties between elements of which one field was asked for: of those that share a
  /// number, the main one comes first.
  func tie(at position: Int, for plan: QueryPlan) -> UInt8 {
    guard plan.hasTokens, let isSecondary else { return 0 }
    return isSecondary(elements[position]) ? 1 : 0
  }

  /// Whether a name or alias of an element has the accents of a query.
  private func hasName(at position: Int, _ accents: AccentMatcher) -> Bool {
    fields.contains { field in
      (field.role == .name || field.role == .alias)
        && field.texts(of: elements[position]).contains(where: accents.matches)
    }
  }

  private func isNumber(_ answer: SearchAnswer) -> Bool {
    index.numberMarks != 0 && answer.query.isNumber && !answer.plan.hasTokens
  }
}
