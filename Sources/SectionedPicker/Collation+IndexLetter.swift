extension Collation {
  /// The label of the section that a text belongs to: `A` for Åland, `Е` for Ёлка, `ㄱ` for 가나,
  /// `あ` for いえ.
  ///
  /// As in an index of ICU's, what begins with no letter belongs under `#`, quotation marks and
  /// blanks included. Ideographs stand together under `漢`.
  public static func indexLetter(of text: String) -> String {
    var text = text
    return text.withUTF8 { indexLetter(ofUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// The label of the section that a text in UTF-8 belongs to.
  public static func indexLetter(ofUTF8 text: UnsafeRawBufferPointer) -> String {
    var index = 0
    while index < text.count {
      let (scalar, length) = UTF8Decoding.scalar(in: text, at: index)
      index += length
      // Cyrillic short i is a letter of its own, although it is written as one with a breve.
      if scalar == 0x419 || scalar == 0x439 { return "Й" }
      var first: UInt32?
      forEachFolded(scalar) { if first == nil { first = $0 } }
      // Marks and invisible characters that fold to nothing are no letters to stand under.
      if let first { return label(of: first) }
    }
    return noLetter
  }

  private static let noLetter = "#"

  private static func label(of scalar: UInt32) -> String {
    switch scalar {
    case 0x61...0x7A: return string(scalar - 0x20)
    case 0x41...0x5A: return string(scalar)
    case 0x1100...0x1112: return initialConsonants[Int(scalar - 0x1100)]
    case 0x3041...0x3096: return kanaRow(of: scalar)
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return "漢"
    default: break
    }
    guard scalar >= 0x80, let unicode = Unicode.Scalar(scalar) else { return noLetter }
    switch unicode.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      return unicode.properties.uppercaseMapping
    default:
      return noLetter
    }
  }

  /// The consonants that begin a syllable, doubled ones under the single ones.
  private static let initialConsonants = [
    "ㄱ", "ㄱ", "ㄴ", "ㄷ", "ㄷ", "ㄹ", "ㅁ", "ㅂ", "ㅂ", "ㅅ", "ㅅ", "ㅇ", "ㅈ", "ㅈ", "ㅊ", "ㅋ", "ㅌ",
    "ㅍ", "ㅎ",
  ]

  /// The row of the kana table that a hiragana belongs to.
  private static func kanaRow(of scalar: UInt32) -> String {
    switch scalar {
    case ..<0x304B, 0x3094: "あ"
    case ..<0x3055, 0x3095...0x3096: "か"
    case ..<0x305F: "さ"
    case ..<0x306A: "た"
    case ..<0x306F: "な"
    case ..<0x307E: "は"
    case ..<0x3083: "ま"
    case ..<0x3089: "や"
    case ..<0x308E: "ら"
    default: "わ"
    }
  }

  private static func string(_ scalar: UInt32) -> String {
    Unicode.Scalar(scalar).map { String(Character($0)) } ?? noLetter
  }
}
