/// A query made ready for one index: its words, and what of it names a field.
struct QueryPlan {
  /// The words that all have to match.
  let words: [QueryWord]
  /// The whole query as names are folded and as typed; none where part of it names a field.
  let wholes: [[UInt8]]
  /// The whole query as typed, folded; keys are compared with it.
  let plain: [UInt8]
  /// The rank of an element whose key is the query: codes have no accents, so that whoever types
  /// some is after a name.
  let keyRank: MatchRank
  /// Whether part of the query names a field.
  let hasTokens: Bool

  /// Reads a query, given the marks that each folded field name stands for, as bits.
  ///
  /// The marks are asked for only where something could name a field.
  init(_ query: SearchQuery, fields: @autoclosure () -> [[UInt8]: UInt32]) {
    let tokens = query.text.utf8.contains(0x3A) ? Self.words(of: query.text, fields: fields()) : nil
    words = tokens ?? query.folded
    hasTokens = tokens != nil
    keyRank = AccentMatcher(query) == nil ? .exactKey : .aliasWord
    plain = hasTokens ? [] : words.joined(\.plain)
    let name = hasTokens ? [] : words.joined(\.name)
    wholes = plain.isEmpty ? [] : name == plain ? [plain] : [name, plain]
  }

  /// The scan that finds whatever could match: for the word that is rarest, by its length.
  var scan: ByteScan? {
    // Numbers are asked for with or without signs that the index does not have.
    let stems = words.filter { $0.fields == .max && !$0.hasPlus }.map(\.stem)
    guard let longest = stems.max(by: { $0.count < $1.count }), !longest.isEmpty else { return nil }
    return ByteScan(longest, atWordBeginning: true)
  }

  /// Whether every match of this query is also one of another that was typed before it.
  func narrows(_ earlier: QueryPlan) -> Bool {
    !hasTokens && !earlier.hasTokens
      && earlier.words.allSatisfy { shorter in words.contains { $0.extends(shorter) } }
  }

  private static func words(of text: String, fields: [[UInt8]: UInt32]) -> [QueryWord]? {
    let blanks = fields.keys.map { name in name.count { $0 == 0x20 } }.max() ?? 0
    var tokens: [QueryWord] = []
    // What the next token may belong to: the name of a field may have several words.
    var plain: [Substring] = []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      if let token = token(piece, after: plain.suffix(blanks), fields: fields) {
        plain.removeLast(token.taken)
        tokens.append(token.word)
      } else {
        plain.append(piece)
      }
    }
    if tokens.isEmpty { return nil }
    return tokens + plain.flatMap { QueryWord.words(of: String($0)) }
  }

  /// What a piece of a query asks of one field, and how many pieces before it name that field too.
  private static func token(
    _ piece: Substring, after earlier: ArraySlice<Substring>, fields: [[UInt8]: UInt32]
  ) -> (word: QueryWord, taken: Int)? {
    guard let colon = piece.firstIndex(of: ":") else { return nil }
    for start in earlier.startIndex...earlier.endIndex {
      let name = (earlier[start...] + [piece[..<colon]]).joined(separator: " ")
      guard let marks = fields[Folding.folded(name)] else { continue }
      let value = String(piece[piece.index(after: colon)...])
      let word = QueryWord(
        name: Folding.folded(value, style: .name), plain: Folding.folded(value), fields: marks)
      return (word, earlier.endIndex - start)
    }
    return nil
  }
}
