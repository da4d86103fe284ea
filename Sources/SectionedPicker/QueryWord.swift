/// A word of a query, folded.
struct QueryWord: Hashable, Sendable {
  /// The word as the folding of names has it: `saint` for `st`.
  var name: [UInt8]
  /// The word as typed.
  var plain: [UInt8]
  /// Whether it has to be a whole word, as `and` for `&` has.
  var isWhole = false
  /// The fields that it is asked of, as bits by their marks; all where nothing was said.
  var fields: UInt32 = .max

  /// Whether the two forms are one.
  var isSimple: Bool { name == plain }

  /// Whether it is written like a number with its plus.
  var hasPlus: Bool { plain.first == 0x2B }

  /// What the two forms begin with alike: whatever matches the word begins so.
  var stem: [UInt8] {
    var stem: [UInt8] = []
    for (first, second) in zip(name, plain) {
      guard first == second else { break }
      stem.append(first)
    }
    return stem
  }

  /// Whether whatever matches this word also matches another that was typed before it.
  func extends(_ shorter: QueryWord) -> Bool {
    if shorter.isWhole { return self == shorter }
    func extends(_ form: [UInt8]) -> Bool {
      form.starts(with: shorter.plain) || form.starts(with: shorter.name)
    }
    return fields == shorter.fields && extends(name) && extends(plain)
  }

  /// The words of a text, each in both forms.
  static func words(of text: String) -> [QueryWord] {
    var words: [QueryWord] = []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      let piece = String(piece)
      let isWhole = piece == "&"
      let names = Folding.folded(piece, style: .name).split(separator: 0x20)
      let plains = Folding.folded(piece).split(separator: 0x20)
      for (name, plain) in zip(names, plains) {
        words.append(QueryWord(name: Array(name), plain: Array(plain), isWhole: isWhole))
      }
    }
    return words
  }
}

extension [QueryWord] {
  /// Words joined to one text.
  func joined(_ form: KeyPath<QueryWord, [UInt8]>) -> [UInt8] {
    Array<UInt8>(map { $0[keyPath: form] }.joined(separator: [0x20]))
  }
}
