extension ListSearcher {
  /// The rank of the best match of a query; nil where it finds nothing, or everything.
  public func bestRank(_ query: SearchQuery) -> MatchRank? {
    matches(query).best.flatMap { match(at: $0, for: query)?.rank }
  }

  /// How an element matches a query: for a row that is shown.
  ///
  /// - Returns: The match, or nil where the query does not find the element.
  public func match(at position: Int, for query: SearchQuery) -> Match? {
    let answer = answer(to: query)
    guard elements.indices.contains(position), answer.matches.positions.index(of: position) != nil
    else { return nil }
    switch answer.means {
    case .everything: return Match(position: position, rank: .nameBeginning)
    case .literal: return Match(position: position, rank: .infix)
    case .resolution: return Match(position: position, rank: .numberBeginning)
    case .words, .fallback, .guess, .rule: break
    }
    var rank: MatchRank?
    withScorer(for: answer) { rank = $0(position)?.rank }
    guard let rank else { return nil }
    return Match(
      position: position, rank: rank, reason: reason(at: position, rank, answer),
      highlights: highlights(at: position, rank, answer))
  }

  // MARK: Reasons

  private func reason(at position: Int, _ rank: MatchRank, _ answer: SearchAnswer) -> String? {
    switch rank {
    case .exactKey, .numberBeginning, .nameBeginning, .nameWord: nil
    case .translation: foreignName(at: position, answer)
    case .misspelling: misspeltAlias(at: position, answer)
    case .exactName, .aliasBeginning, .aliasWord, .infix: alias(at: position, rank, answer)
    }
  }

  /// The alias that has most of the words of a query, where the name does not have them all.
  private func alias(at position: Int, _ rank: MatchRank, _ answer: SearchAnswer) -> String? {
    guard let range = index.range(of: position) else { return nil }
    return index.withBytes { bytes in
      let matcher = ItemMatcher(bytes, roles: index.roles, plan: answer.plan)
      let infix = InfixMatcher(bytes, textMarks: index.textMarks, plan: answer.plan)
      var best: (field: IndexedField, words: Int)?
      for field in IndexedText(bytes, range) {
        var words = answer.plan.words.indices.count { word in
          rank == .infix
            ? infix?.occurs(word, in: field) ?? false : matcher.occurs(word, in: field)
        }
        switch index.roles[Int(field.mark)] {
        case .name where words == answer.plan.words.count: return nil
        case .alias: break
        default: continue
        }
        if answer.plan.wholes.contains(where: { bytes.isEqual(field.range, $0) }) {
          words += 2
        } else if answer.plan.wholes.contains(where: { bytes.begins(field.range, with: $0) }) {
          words += 1
        }
        if words > best?.words ?? 0 { best = (field, words) }
      }
      return best.flatMap { text(of: $0.field, at: position, in: index, fields) }
    }
  }

  private func foreignName(at position: Int, _ answer: SearchAnswer) -> String? {
    foreign.index.withBytes { bytes in
      foreign.beginning(with: answer.plan.wholes, at: position, bytes).flatMap {
        text(of: $0.field, at: position, in: foreign.index, foreign.fields)
      }
    }
  }

  private func misspeltAlias(at position: Int, _ answer: SearchAnswer) -> String? {
    guard let range = index.range(of: position) else { return nil }
    return index.withBytes { bytes in
      var matcher = MisspellingMatcher(bytes, roles: index.roles, plan: answer.plan)
      guard let guess = matcher?.guess(range), index.roles[Int(guess.field.mark)] == .alias else {
        return nil
      }
      return text(of: guess.field, at: position, in: index, fields)
    }
  }

  /// The text of an element as it was before folding.
  private func text(
    of field: IndexedField, at position: Int, in index: SearchIndex,
    _ fields: [SearchField<Element>]
  ) -> String? {
    guard let range = index.range(of: position) else { return nil }
    let place = index.withBytes { bytes in
      IndexedText(bytes, range).count {
        !$0.isTail && $0.mark == field.mark && $0.range.lowerBound <= field.range.lowerBound
      }
    }
    var texts: [String] = []
    for (number, candidate) in fields.enumerated() where SearchIndex.mark(of: number) == field.mark
    {
      texts += candidate.texts(of: elements[position])
    }
    return texts.indices.contains(place - 1) ? texts[place - 1] : nil
  }

  // MARK: Highlights

  private func highlights(
    at position: Int, _ rank: MatchRank, _ answer: SearchAnswer
  ) -> [Range<Int>] {
    guard rank != .misspelling, rank != .translation,
      let field = fields.first(where: { $0.role == .name }),
      let name = field.texts(of: elements[position]).first
    else { return [] }
    return Highlights(answer.plan, anywhere: rank == .infix).ranges(in: name)
  }
}
