/// A name reduced to what it is compared by: its words without marks, case and small words, in the
/// order of the alphabet, so that `Virgin Islands, British` and `British Virgin Islands` are one.
struct NameKey: Hashable, Sendable {
  private let words: [String]

  /// Creates a key; words that are run together (`AmericanSamoa`) are parted.
  init(_ name: String) {
    var words: [String] = []
    var word = ""
    var isBehindSmallLetter = false
    func end() {
      if let meaning = Self.meaning(of: word) { words.append(meaning) }
      word = ""
    }
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      if scalar == "'" || scalar == "’" || properties.generalCategory == .nonspacingMark {
        continue
      }
      guard properties.isAlphabetic || properties.numericType != nil else {
        if scalar == "&" { end() }
        if scalar != "." { end() }
        isBehindSmallLetter = false
        continue
      }
      if isBehindSmallLetter, properties.isUppercase { end() }
      word += foldedLetter(scalar)
      isBehindSmallLetter = properties.isLowercase
    }
    end()
    self.words = words.sorted()
  }

  /// Whether nothing is left to compare.
  var isEmpty: Bool { words.isEmpty }

  private static func meaning(of word: String) -> String? {
    switch word {
    case "", "and", "the", "of", "la", "le", "l": nil
    case "st": "saint"
    case "is": "islands"
    case "island": "islands"
    case "rep": "republic"
    default: word
    }
  }
}

/// A letter in lower case without its marks, after its name in Unicode: `LATIN SMALL LETTER A WITH
/// RING ABOVE` is an `a`, `LATIN SMALL LETTER AE` is `ae`.
func foldedLetter(_ scalar: Unicode.Scalar) -> String {
  if scalar.isASCII { return scalar.properties.lowercaseMapping }
  guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else {
    return scalar.properties.lowercaseMapping
  }
  let words = name.split(separator: " ")
  guard let place = words.firstIndex(of: "LETTER"), place + 1 < words.count else {
    return scalar.properties.lowercaseMapping
  }
  switch words[place + 1] {
  case "SHARP": return "ss"
  case "DOTLESS": return "i"
  case "ETH": return "d"
  case "THORN": return "th"
  default: return words[place + 1].lowercased()
  }
}
