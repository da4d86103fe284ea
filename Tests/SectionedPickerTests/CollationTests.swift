import SectionedPicker
import TestSupport
import Testing

@Suite struct CollationTests {
  private static let ordered = [
    "", " a", "_a", "-a", ",a", "?a", "'a", "(a", "[a", "@a", "/a", "&a", "#a", "+a", "~a", "$a",
    "★a", "0", "1", "10", "2", "a", "A", "á", "a b", "a-b", "ab", "Ab", "AB", "Afghanistan",
    "Åland", "Albania", "b", "Côte", "Cyprus", "straße", "strasse x", "z", "α", "а", "я", "あ", "漢",
  ]

  @Test func textsKeepTheRootOrder() {
    for (index, first) in Self.ordered.enumerated() {
      for (other, second) in Self.ordered.enumerated() {
        #expect(
          Collation.isOrderedBefore(first, second) == (index < other), "\(first) | \(second)")
      }
    }
  }

  @Test func keysAndComparisonsAgree() {
    var random = SeededRandom(seed: 11)
    let letters = Array("aAbB zZ-_.09é")
    for _ in 0..<3000 {
      let first = random.text(of: letters, upTo: 4)
      let second = random.text(of: letters, upTo: 4)
      let byKey = Collation.sortKey(of: first).lexicographicallyPrecedes(
        Collation.sortKey(of: second))
      #expect(Collation.isOrderedBefore(first, second) == byKey, "\(first) | \(second)")
    }
  }

  @Test(
    arguments: [
      ("Åland", "A"), ("Côte", "C"), ("Ærø", "A"), ("ß", "S"), ("zebra", "Z"), ("Ёлка", "Е"),
      ("йод", "Й"), ("Έλλάς", "Ε"), ("가나", "ㄱ"), ("까치", "ㄱ"), ("한국", "ㅎ"), ("いえ", "あ"),
      ("ガーナ", "か"), ("ペルー", "は"), ("日本", "漢"), ("مصر", "م"), ("भारत", "भ"), ("1x", "#"),
      ("“quoted”", "#"), (" x", "#"), ("(x", "#"), ("★", "#"), ("🇩🇪 x", "#"), ("", "#"), ("Ａ", "A"),
      ("\u{301}a", "A"), ("\u{0}", "#"),
    ])
  func indexLetters(text: String, letter: String) {
    #expect(Collation.indexLetter(of: text) == letter)
  }
}
