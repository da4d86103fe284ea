/// Compares the indexed text of single elements with a query.
struct ItemMatcher {
  let bytes: UnsafeBufferPointer<UInt8>
  let roles: [FieldRole?]
  let plan: QueryPlan
  /// The fields that are compared, as bits by their marks.
  let marks: UInt32

  private let scans: [(name: ByteScan, plain: ByteScan?)]

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, roles: [FieldRole?], plan: QueryPlan, marks: UInt32 = .max
  ) {
    self.bytes = bytes
    self.roles = roles
    self.plan = plan
    self.marks = marks
    scans = plan.words.map { word in
      (
        ByteScan(word.name, atWordBeginning: true),
        word.isSimple ? nil : ByteScan(word.plain, atWordBeginning: true)
      )
    }
  }

  /// The rank of an element by the beginnings of its texts and of their words, or nil.
  func rank(_ range: Range<Int>) -> MatchRank? {
    if let whole = wholeRank(range) { return whole }
    var worst = MatchRank.exactKey
    for word in plan.words.indices {
      guard let rank = self.rank(ofWord: word, in: range) else { return nil }
      worst = max(worst, rank)
    }
    return worst
  }

  /// The rank of an element that is, or begins with, the whole query.
  private func wholeRank(_ range: Range<Int>) -> MatchRank? {
    guard !plan.wholes.isEmpty else { return nil }
    var best: MatchRank?
    for field in IndexedText(bytes, range) where !field.isTail {
      let rank: MatchRank?
      switch roles[Int(field.mark)] {
      case .key: rank = bytes.isEqual(field.range, plan.plain) ? plan.keyRank : nil
      case .name: rank = wholeRank(field, exact: .exactName, beginning: .nameBeginning)
      case .alias: rank = wholeRank(field, exact: .exactName, beginning: .aliasBeginning)
      default: rank = nil
      }
      if let rank, best.map({ rank < $0 }) ?? true { best = rank }
    }
    return best
  }

  private func wholeRank(
    _ field: IndexedField, exact: MatchRank, beginning: MatchRank
  ) -> MatchRank? {
    var rank: MatchRank?
    for whole in plan.wholes where bytes.begins(field.range, with: whole) {
      if field.range.count == whole.count { return exact }
      if plan.words.last?.isWhole != true || isWordEnd(field.range.lowerBound + whole.count) {
        rank = beginning
      }
    }
    return rank
  }

  /// The best rank that a word of the query has in an element.
  private func rank(ofWord index: Int, in range: Range<Int>) -> MatchRank? {
    let word = plan.words[index]
    var best: MatchRank?
    for field in IndexedText(bytes, range) {
      guard word.fields & marks & 1 << UInt32(field.mark) != 0 else { continue }
      let rank: MatchRank?
      switch roles[Int(field.mark)] {
      case .key: rank = keyRank(of: word, field)
      case .number, .localNumber: rank = numberRank(of: word, field)
      case .name: rank = occurs(index, in: field) ? textRank(of: word, field, .nameWord) : nil
      case .alias: rank = occurs(index, in: field) ? textRank(of: word, field, .aliasWord) : nil
      default: rank = nil
      }
      if let rank, best.map({ rank < $0 }) ?? true { best = rank }
    }
    return best
  }

  private func keyRank(of word: QueryWord, _ field: IndexedField) -> MatchRank? {
    guard bytes.begins(field.range, with: word.plain) else { return nil }
    let isWhole = field.range.count == word.plain.count
    if word.fields == .max { return isWhole ? .aliasWord : nil }
    return isWhole ? .exactKey : .aliasWord
  }

  private func numberRank(of word: QueryWord, _ field: IndexedField) -> MatchRank? {
    let isToken = word.fields != .max
    var digits = isToken || word.hasPlus ? word.plain.filter { $0 &- 0x30 < 10 } : word.plain
    // The international prefix; no calling code begins so.
    if isToken, digits.starts(with: [0x30, 0x30]) { digits.removeFirst(2) }
    guard bytes.begins(field.range, with: digits) else { return nil }
    return isToken && field.range.count == digits.count ? .exactKey : .numberBeginning
  }

  /// A word that was asked of one field ranks like a query of its own.
  private func textRank(
    of word: QueryWord, _ field: IndexedField, _ rank: MatchRank
  ) -> MatchRank {
    guard word.fields != .max else { return rank }
    if bytes.isEqual(field.range, word.name) || bytes.isEqual(field.range, word.plain) {
      return .exactName
    }
    let isBeginning =
      bytes.begins(field.range, with: word.name) || bytes.begins(field.range, with: word.plain)
    guard isBeginning, !field.isTail else { return rank }
    return rank == .nameWord ? .nameBeginning : .aliasBeginning
  }

  /// Whether a word of the query begins a word of a field.
  func occurs(_ index: Int, in field: IndexedField) -> Bool {
    let word = plan.words[index]
    guard !word.plain.isEmpty else { return true }
    let (name, plain) = scans[index]
    if word.isWhole {
      var rest = field.range
      while let start = name.first(in: bytes, rest) {
        if isWordEnd(start + word.name.count) { return true }
        rest = start + 1..<rest.upperBound
      }
      return false
    }
    return name.first(in: bytes, field.range) != nil || plain?.first(in: bytes, field.range) != nil
  }

  private func isWordEnd(_ index: Int) -> Bool {
    index >= bytes.count || ByteScan.isBoundary(bytes[index])
  }
}
