/// An order of texts that is the same in every locale, like that of CLDR's root collation.
///
/// Blanks come before punctuation, then symbols, digits, and letters: Latin, Greek, Cyrillic and so
/// on. Texts that differ in accents or case alone stand together: without accents first, lower case
/// before upper.
public enum Collation {
  /// Whether one text stands before another.
  ///
  /// - Complexity: O(*n*); no memory is allocated where both are ASCII.
  public static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
    var (first, second) = (first, second)
    let isBefore = first.withUTF8 { first in
      second.withUTF8 { second in
        isASCIIOrderedBefore(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
      }
    }
    return isBefore ?? sortKey(of: first).lexicographicallyPrecedes(sortKey(of: second))
  }

  /// Bytes that compare, one by one, as the texts that they were made of do.
  ///
  /// Worth making where a text is compared many times, as in sorting.
  public static func sortKey(of text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { sortKey(ofUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// The sort key of a text in UTF-8.
  public static func sortKey(ofUTF8 text: UnsafeRawBufferPointer) -> [UInt8] {
    var primary: [UInt8] = []
    var accents: [UInt8] = []
    var cases: [UInt8] = []
    primary.reserveCapacity(text.count * 2 + 8)
    var index = 0
    while index < text.count {
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: index)
      index += length
      append(scalar, &primary, &accents, &cases)
    }
    // What ends a level is less than whatever is in one.
    primary.append(0)
    primary += accents
    primary.append(0)
    primary += cases
    primary.append(0)
    primary += text
    return primary
  }

  private static func append(
    _ scalar: UInt32, _ primary: inout [UInt8], _ accents: inout [UInt8], _ cases: inout [UInt8]
  ) {
    if scalar < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar)
      primary.append(weight(of: byte))
      accents.append(1)
      cases.append(byte &- 0x41 < 26 ? 2 : 1)
      return
    }
    forEachFolded(scalar) { part in
      if part < 0x80 {
        primary.append(weight(of: UInt8(truncatingIfNeeded: part)))
      } else {
        let category = Unicode.Scalar(part)?.properties.generalCategory
        if category.map(isSymbol) ?? true { primary.append(symbolWeight) }
        UTF8Decoding.encode(part) { primary.append($0) }
      }
    }
    // The second level tells characters apart that are alike on the first, by their code points.
    let isUpper = Unicode.Scalar(scalar)?.properties.isUppercase ?? false
    accents.append(2)
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      accents.append(1 + UInt8(truncatingIfNeeded: scalar >> shift & 15))
    }
    cases.append(isUpper ? 2 : 1)
  }

  /// Calls `body` with what a code point folds to: with itself where that is nothing else.
  static func forEachFolded(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    if Hangul.isSyllable(scalar) {
      let jamo = Hangul.jamo(of: scalar)
      body(jamo.initial)
      body(jamo.vowel)
      if let final = jamo.final { body(final) }
    } else if !FoldingTable.forEachReplacement(of: scalar, body) {
      body(scalar)
    }
  }

  private static func isSymbol(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber, .otherNumber:
      false
    default: true
    }
  }

  // MARK: ASCII

  /// Compares texts of ASCII alone; nil where one of them is not.
  private static func isASCIIOrderedBefore(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Bool? {
    guard first.allSatisfy({ $0 < 0x80 }), second.allSatisfy({ $0 < 0x80 }) else { return nil }
    var caseOrder = 0
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      let (one, other) = (weight(of: first[index]), weight(of: second[index]))
      if one != other { return one < other }
      if caseOrder == 0 {
        caseOrder = (first[index] &- 0x41 < 26 ? 2 : 1) - (second[index] &- 0x41 < 26 ? 2 : 1)
      }
    }
    if first.count != second.count { return first.count < second.count }
    return caseOrder == 0 ? first.lexicographicallyPrecedes(second) : caseOrder < 0
  }

  /// Below the digits, above all ASCII symbols.
  private static let symbolWeight: UInt8 = 0x2F

  /// The weight of an ASCII byte: blanks, punctuation and symbols in CLDR's order, digits, letters.
  private static func weight(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    case 0x30...0x39: byte
    case 0...0x20, 0x7F: 1
    case 0x5F: 2  // _
    case 0x2D: 3  // -
    case 0x2C: 4  // ,
    case 0x3B: 5  // ;
    case 0x3A: 6  // :
    case 0x21: 7  // !
    case 0x3F: 8  // ?
    case 0x2E: 9  // .
    case 0x27: 10  // '
    case 0x22: 11  // "
    case 0x28: 12  // (
    case 0x29: 13  // )
    case 0x5B: 14  // [
    case 0x5D: 15  // ]
    case 0x7B: 16  // {
    case 0x7D: 17  // }
    case 0x40: 18  // @
    case 0x2A: 19  // *
    case 0x2F: 20  // /
    case 0x5C: 21  // \
    case 0x26: 22  // &
    case 0x23: 23  // #
    case 0x25: 24  // %
    case 0x60: 25  // `
    case 0x5E: 26  // ^
    case 0x2B: 27  // +
    case 0x3C: 28  // <
    case 0x3D: 29  // =
    case 0x3E: 30  // >
    case 0x7C: 31  // |
    case 0x7E: 32  // ~
    default: 33  // $
    }
  }
}
