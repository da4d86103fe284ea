/// A name as it is sorted in lists of names in Latin script: by its letters without their marks,
/// blanks and signs before letters.
struct NameOrder: Hashable, Sendable {
  private let text: String
  /// Whether all letters are Latin, so that the order of the letters is that of the alphabet.
  let isLatin: Bool

  init(_ name: String) {
    text = name.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.properties.generalCategory != .nonspacingMark { text += foldedLetter(scalar) }
    }
    isLatin = !text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
  }
}

extension NameOrder: Comparable {
  static func < (left: NameOrder, right: NameOrder) -> Bool {
    left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
  }
}
