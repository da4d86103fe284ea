import Testing

@testable import SectionedPicker

@Suite struct FoldingTests {
  @Test(
    arguments: [
      ("Österreich", "osterreich"), ("Straße", "strasse"), ("STRASSE", "strasse"),
      ("Ålesund", "alesund"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"), ("Tórshavn", "torshavn"),
      ("Þórshöfn", "thorshofn"), ("Ærø", "aero"), ("Œuvre", "oeuvre"), ("Søborg", "soborg"),
      ("İRAN", "iran"), ("ırak", "irak"), ("IRAK", "irak"), ("I\u{307}ran", "iran"),
      ("Azərbaycan", "azerbaycan"), ("ＡＢＣ１２", "abc12"), ("٤٤", "44"), ("۰۹", "09"), ("२५", "25"),
      ("مِصْر", "مصر"), ("مـصـر", "مصر"), ("אִיטַלְיָה", "איטליה"), ("ｶﾅ", "かな"), ("カナ", "かな"),
      ("e\u{301}te\u{301}", "ete"), ("Ёлка", "елка"), ("Ἑλλάς", "ελλασ"), ("ﬁn", "fin"),
      ("a\u{200B}b\u{AD}c\u{2066}", "abc"), ("\u{FEFF}x", "x"),
    ])
  func plainText(text: String, folded: String) {
    #expect(String(decoding: Folding.folded(text), as: UTF8.self) == folded)
  }

  @Test(
    arguments: [
      ("St. Lucia", "saint lucia"), ("St Kitts & Nevis", "saint kitts and nevis"),
      ("Stuttgart", "stuttgart"), ("U.S. Virgin Islands", "us virgin islands"),
      ("x.txt", "x.txt"), ("Guinea–Bissau", "guinea bissau"), ("  a \t b  ", "a b"),
      ("People’s", "peoples"), ("People's", "peoples"), ("AT&T", "at and t"), ("'", ""), ("-", ""),
    ])
  func names(text: String, folded: String) {
    #expect(String(decoding: Folding.folded(text, style: .name), as: UTF8.self) == folded)
  }

  @Test func wordsBehindApostrophesFollowTheText() {
    var text = "Côte d’Ivoire"
    var folded: [UInt8] = []
    text.withUTF8 {
      Folding.withFolded(UnsafeRawBufferPointer($0), style: .name, tails: true) {
        folded.append(contentsOf: $0)
      }
    }
    #expect(String(decoding: folded, as: UTF8.self) == "cote divoire\u{1F}ivoire")
  }

  @Test func syllablesBeginWithTheirLetters() {
    let syllable = Folding.folded("한국")
    #expect(syllable.starts(with: Folding.folded("ㅎ")))
    #expect(syllable.starts(with: Folding.folded("하")))
    #expect(!syllable.starts(with: Folding.folded("가")))
  }

  @Test func foldingTwiceChangesNothing() {
    for value in (0x20..<0x20000 as Range<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = Folding.folded(String(Character(scalar)))
      let twice = Folding.folded(String(decoding: once, as: UTF8.self))
      #expect(once == twice, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80],
      [0x61, 0x80, 0x62],
    ] as [[UInt8]])
  func invalidBytesAreReplaced(bytes: [UInt8]) {
    bytes.withUnsafeBytes { source in
      Folding.withFolded(source, style: .name, tails: true) { folded in
        #expect(String(validating: folded, as: UTF8.self) != nil)
        #expect(String(decoding: folded, as: UTF8.self).contains("\u{FFFD}"))
      }
    }
  }

  @Test func originsPointBehindEachByte() {
    var text = "St. é"
    let (bytes, origins) = text.withUTF8 {
      Folding.foldedWithOrigins(UnsafeRawBufferPointer($0), style: .name)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "saint e")
    #expect(origins.last == 4)
    #expect(origins.first == 0)
  }
}
