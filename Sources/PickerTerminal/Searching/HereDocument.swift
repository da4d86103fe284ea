/// A here-document of the shell, as the word behind `<<` announces it.
struct HereDocument: Equatable {
  /// The line that ends it.
  let end: [UInt8]
  /// Whether tabs ahead of that line do not count, as behind `<<-`.
  let stripsTabs: Bool
  /// Whether the shell leaves all of it as it is, because the word has quotes.
  let isQuoted: Bool

  /// Reads a text that begins with `<<`.
  ///
  /// - Returns: What it announces, and the length of the announcement; nil where it is none.
  static func opened(by text: ArraySlice<UInt8>) -> (document: HereDocument, length: Int)? {
    var rest = text.dropFirst(2)
    let stripsTabs = rest.first == UInt8(ascii: "-")
    if stripsTabs { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let word = rest.prefix { !" \t\n;&|<>()`".utf8.contains($0) }
    if word.isEmpty { return nil }
    let end = word.filter { !"'\"\\".utf8.contains($0) }
    let document = HereDocument(
      end: Array(end), stripsTabs: stripsTabs, isQuoted: end.count < word.count)
    return (document, word.endIndex - text.startIndex)
  }

  /// Whether the line that a text begins with is the last.
  func ends(at text: ArraySlice<UInt8>) -> Bool {
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    return (stripsTabs ? line.drop { $0 == UInt8(ascii: "\t") } : line).elementsEqual(end)
  }
}
