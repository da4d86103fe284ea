/// Tells names with the very accents of a query from those without.
///
/// Whoever types `cô` means Côte d’Ivoire rather than Congo, although both match.
struct AccentMatcher {
  /// Accents settle ties only among as many matches as these; they are looked up in the names.
  static let limit = 4096

  private let words: [ByteScan]

  /// Creates a matcher, or nil where the query has no accented letters.
  init?(_ query: SearchQuery) {
    guard query.text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let accented = query.text.lowercased().split(whereSeparator: \.isWhitespace).filter { word in
      word.unicodeScalars.contains { scalar in
        scalar.value >= 0x80 && scalar.properties.isAlphabetic
          && FoldingTable.forEachReplacement(of: scalar.value) { _ in }
      }
    }
    guard !accented.isEmpty else { return nil }
    words = accented.map { ByteScan(Array($0.utf8), atWordBeginning: false) }
  }

  /// Whether a name has each accented word of the query.
  func matches(_ name: String) -> Bool {
    var name = name.lowercased()
    return name.withUTF8 { name in words.allSatisfy { $0.first(in: name, name.indices) != nil } }
  }
}
