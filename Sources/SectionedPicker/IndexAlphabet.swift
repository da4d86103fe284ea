/// The letters of a language's index, and the one among them that a text belongs under.
///
///     let swedish = IndexAlphabet(["A", "B", …, "Z", "Å", "Ä", "Ö"])
///     swedish.letter(of: "ärlig")    // "Ä"
///     swedish.letter(of: "École")    // "E"
///     swedish.letter(of: "Ёлка")     // "Е", which is no letter of the language
public struct IndexAlphabet: Sendable {
  /// The letters in their order, in upper case; some are several characters, such as `CH`.
  public let letters: [String]
  private let ranks: [String: Int]
  /// The letters that begin with a character, the longest first.
  private let lettersByStart: [Character: [String]]
  private let longest: Int
  /// The letters of texts that begin with two bytes of ASCII, by the first; nil for a byte that may
  /// begin a longer letter.
  private var lettersByByte: [String?]

  /// Creates an alphabet of letters in their order.
  public init(_ letters: [String]) {
    self.letters = letters
    ranks = Dictionary(zip(letters, letters.indices), uniquingKeysWith: { first, _ in first })
    longest = letters.reduce(1) { max($0, $1.count) }
    lettersByStart = Dictionary(grouping: letters.filter { !$0.isEmpty }) { $0[$0.startIndex] }
      .mapValues { $0.sorted { $0.count > $1.count } }
    lettersByByte = []
    lettersByByte = (0..<0x80).map { byte in
      let character = Character(Unicode.Scalar(UInt8(byte)))
      let letters = lettersByStart[uppercase(character)] ?? []
      return letters.contains { $0.count > 1 } ? nil : letter(of: String(character))
    }
  }

  /// The letter that a text belongs under; where the language has none, that of the root index.
  public func letter(of text: String) -> String {
    var text = text
    return text.withUTF8 { letter(ofUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// The letter that a text in UTF-8 belongs under.
  ///
  /// - Complexity: O(1), however long the text is.
  public func letter(ofUTF8 text: UnsafeRawBufferPointer) -> String {
    // What follows may be a mark on the letter.
    if text.count > 1, text[0] < 0x80, text[1] < 0x80, !lettersByByte.isEmpty,
      let letter = lettersByByte[Int(text[0])]
    {
      return letter
    }
    let start = String(decoding: text.prefix(Self.lengthOfStart), as: UTF8.self).prefix(longest)
    guard let first = start.first else { return Collation.indexLetter(ofUTF8: text) }
    for character in [first, uppercase(first)] {
      let rest = start.dropFirst()
      for letter in lettersByStart[character] ?? [] {
        let tail = letter.dropFirst()
        if rest.hasPrefix(tail) || rest.uppercased().hasPrefix(tail) { return letter }
      }
    }
    return Collation.indexLetter(ofUTF8: text)
  }

  /// As many bytes as the longest letter can take, marks and all.
  private static let lengthOfStart = 32

  /// A character in upper case as the language has it: a dotted `i` is `İ` where there is one.
  private func uppercase(_ character: Character) -> Character {
    if character == "i", ranks["İ"] != nil { return "İ" }
    let upper = character.uppercased()
    return upper.count == 1 ? upper[upper.startIndex] : character
  }

  /// Whether one title of a section stands before another: the letters of the language in their
  /// order, then others in the root order.
  func isOrderedBefore(_ first: String, _ second: String) -> Bool {
    let (one, other) = (rank(of: first), rank(of: second))
    return one == other ? Collation.isOrderedBefore(first, second) : one < other
  }

  private func rank(of title: String) -> Int { ranks[letter(of: title)] ?? letters.count }
}

extension SectionedList {
  /// Groups elements by a title of theirs, in the order that they have, with the index of a
  /// language.
  ///
  /// Sections come in the order of the language with `#` last.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order that they keep inside their sections.
  ///   - alphabet: The letters of the language.
  ///   - sectionTitle: The title of the section that an element belongs to; where all titles are
  ///     letters of the language, the index shows its whole alphabet.
  /// - Complexity: O(*n*), and O(*s* log *s*) for *s* sections.
  public init(
    ordered elements: [Element], alphabet: IndexAlphabet,
    groupedBy sectionTitle: (Element) -> String
  ) {
    var groups = SectionGroups(capacity: elements.count)
    for element in elements { groups.add(under: sectionTitle(element)) }
    let letters = Set(alphabet.letters)
    if groups.titles.allSatisfy({ letters.contains($0) || $0.count == 1 }) {
      groups.addTitles(alphabet.letters)
    }
    groups.sort { left, right in
      (left == Self.otherTitle) != (right == Self.otherTitle)
        ? right == Self.otherTitle : alphabet.isOrderedBefore(left, right)
    }
    self.init(groups: groups, of: elements)
  }
}
