/// One query of a list: what is tried, in which order.
///
///     words ──none──> other languages, inside words ──none──> misspellings
///     number ──none──> the caller's knowledge of numbers
struct Search<Element> {
  private let searcher: ListSearcher<Element>
  private let query: SearchQuery
  private let plan: QueryPlan
  private let last: SearchAnswer?

  init(_ searcher: ListSearcher<Element>, _ query: SearchQuery, after last: SearchAnswer?) {
    self.searcher = searcher
    self.query = query
    self.last = last
    plan = QueryPlan(query, fields: searcher.fieldMarks)
  }

  /// Answers the query.
  func answer() -> SearchAnswer {
    if query.isEmpty { return everything }
    switch searcher.rule {
    case .prefix, .contains:
      return plan.words.isEmpty ? literal() : byRule()
    case .smart:
      if searcher.index.numberMarks != 0, let digits = query.digits, !plan.hasTokens {
        return digits.isEmpty ? everything : number(digits)
      }
      if plan.words.isEmpty { return literal() }
      let (found, words) = words()
      if found.count > 0 {
        return answer(found, .words, narrowable: words)
      }
      return further(narrowable: words)
    }
  }

  private var everything: SearchAnswer {
    SearchAnswer(
      query: query, plan: plan,
      matches: Matches(positions: Positions(all: searcher.elements.count)),
      means: .everything)
  }

  private func answer(
    _ found: Found, _ means: SearchAnswer.Means, narrowable: [Int32]? = nil
  ) -> SearchAnswer {
    let matches = Matches(
      positions: Positions(found.positions), best: found.best, isGuess: means == .guess)
    return SearchAnswer(
      query: query, plan: plan, matches: matches, means: means, narrowable: narrowable)
  }

  /// What is tried where no word matches: other languages and insides of words, then guesses.
  private func further(narrowable: [Int32]?) -> SearchAnswer {
    let fallback = fallback()
    if fallback.count > 0 { return answer(fallback, .fallback, narrowable: narrowable) }
    return answer(guesses(), .guess, narrowable: narrowable)
  }

  // MARK: Words

  /// So few elements are compared one by one whatever the length of the index; of a long one, a
  /// 64th is as fast as a scan of all its text.
  private static var shortList: Int { 256 }

  private func words() -> (Found, narrowable: [Int32]?) {
    let index = searcher.index
    let isText = index.numberMarks == 0 && index.hasTextOnly
    let found = index.withBytes { bytes in
      let matcher = ItemMatcher(bytes, roles: index.roles, plan: plan)
      if isText, let last, let earlier = last.narrowable, plan.narrows(last.plan),
        earlier.count <= max(Self.shortList, index.count / 64)
      {
        return Found(among: earlier, of: index) { range in
          matcher.rank(range).map { MatchScore($0) }
        }
      }
      guard let scan = plan.scan else {
        return Found(amongAllOf: index) { position, range in
          matcher.rank(range).map { MatchScore($0, tie: searcher.tie(at: position, for: plan)) }
        }
      }
      let isOneWord = isText && !plan.hasTokens && plan.words.count == 1
      if isOneWord, let word = plan.words.first, word.isSimple, !word.isWhole {
        return Found(scan, index, bytes, word: word.plain, matcher)
      }
      return Found(scan, index, bytes) { range, _ in matcher.rank(range).map { MatchScore($0) } }
    }
    return (found, isText && !plan.hasTokens ? found.positions : nil)
  }

  // MARK: Fall-backs

  private func fallback() -> Found {
    let index = searcher.index
    let infixes = index.withBytes { bytes in
      let matcher = InfixMatcher(bytes, textMarks: index.textMarks, plan: plan)
      guard let matcher, let scan = matcher.scan else { return Found() }
      return Found(scan, index, bytes) { range, _ in
        matcher.matches(range) ? MatchScore(.infix) : nil
      }
    }
    let foreign = searcher.foreign
    guard !foreign.isEmpty, !plan.wholes.isEmpty else { return infixes }
    let translations = foreign.index.withBytes { bytes in
      Found(amongAllOf: foreign.index) { position, _ in
        foreign.beginning(with: plan.wholes, at: position, bytes)?.score
      }
    }
    return translations.merging(infixes)
  }

  private func guesses() -> Found {
    let index = searcher.index
    return index.withBytes { bytes in
      guard var matcher = MisspellingMatcher(bytes, roles: index.roles, plan: plan) else {
        return Found()
      }
      return Found(amongAllOf: index) { _, range in matcher.guess(range)?.score }
    }
  }

  /// A query of nothing but dashes and apostrophes, which folded text does not have.
  private func literal() -> SearchAnswer {
    let needle = Array(query.text.utf8.filter { $0 > 0x20 })
    let scan = ByteScan(needle, atWordBeginning: false)
    var found = Found()
    for (position, element) in searcher.elements.enumerated() {
      var isFound = false
      for field in searcher.fields {
        field.emit(element) { text in
          let bytes = text.bindMemory(to: UInt8.self)
          isFound = isFound || scan.first(in: bytes, bytes.indices) != nil
        }
      }
      if isFound { found.add(position, MatchScore(.infix)) }
    }
    return answer(found, .literal)
  }

  // MARK: Numbers

  private func number(_ digits: String) -> SearchAnswer {
    let found = searcher.index.withBytes { bytes in
      let scorer = NumberScorer(searcher, query, plan, bytes)
      return Found(amongAllOf: searcher.index) { scorer.score($0, $1) }
    }
    if found.count > 0 { return answer(found, .words) }
    if let resolve = searcher.resolveNumber {
      let resolution = resolve((query.isInternational ? "+" : "") + digits)
      let count = searcher.elements.count
      let positions = resolution.positions.filter { $0 >= 0 && $0 < count }
      if !positions.isEmpty || resolution.note != nil {
        let ascending = Set(positions).sorted().map { Int32(clamping: $0) }
        let matches = Matches(
          positions: Positions(ascending), best: positions.first, note: resolution.note)
        return SearchAnswer(
          query: query, plan: plan, matches: matches, means: .resolution, bestFirst: positions)
      }
    }
    return query.isInternational ? answer(Found(), .words) : further(narrowable: nil)
  }

  // MARK: Rules

  private func byRule() -> SearchAnswer {
    let found = searcher.index.withBytes { bytes in
      let matcher = RuleMatcher(searcher, query, plan, bytes)
      return Found(amongAllOf: searcher.index) { _, range in matcher.score(range) }
    }
    return answer(found, .rule)
  }
}
