import TestSupport
import Testing

@testable import PickerTerminal

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("a\u{8}b", "a␈b"), ("\u{1B}[2J", "␛[2J"), ("a\r\nb", "a␍␊b"), ("\u{0}", "␀"),
    ("\u{7F}", "␡"), ("\u{9B}2J", "<U+009B>2J"), ("a\u{2028}b", "a<U+2028>b"),
    ("\u{202E}abc\u{202C}", "<U+202E>abc<U+202C>"), ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
    ("\u{200E}+971", "<U+200E>+971"), ("\u{61C}", "<U+061C>"), ("a\tb", "a       b"),
    ("Côte d’Ivoire", "Côte d’Ivoire"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
  ])
  func controlsBecomePictures(data: String, shown: String) {
    #expect(VisibleText(data).text == shown)
    #expect(VisibleText(data).width == DisplayWidth.width(of: shown))
  }

  @Test(
    arguments: [
      ([0x63, 0xE9], "c<E9>"), ([0xFF, 0xFE], "<FF><FE>"), ([0xED, 0xA0, 0x80], "<ED><A0><80>"),
      ([0xC0, 0x80], "<C0><80>"), ([0xE2, 0x82], "<E2><82>"), ([0xE2, 0x82, 0x41], "<E2><82>A"),
      ([0xF5, 0x80], "<F5><80>"), ([0xF4, 0x90, 0x80, 0x80], "<F4><90><80><80>"),
    ] as [([UInt8], String)])
  func otherBytesShowTheirNumbers(bytes: [UInt8], shown: String) {
    #expect(VisibleText(bytes: bytes).text == shown)
  }

  @Test func noByteReachesTheTerminalAsAControl() {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for scalar in VisibleText(bytes: bytes).text.unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
      }
    }
  }

  @Test func highlightsStayOverTheirText() {
    let visible = VisibleText("\u{1B}ab\u{9B}cd", highlights: [1..<2, 5..<7])
    let utf8 = Array(visible.text.utf8)
    let shown = visible.highlights.map { String(decoding: utf8[$0], as: UTF8.self) }
    #expect(shown == ["a", "cd"])
  }

  @Test func highlightsOutsideTheTextVanish() {
    #expect(VisibleText("ab", highlights: [1..<9, 9..<12]).highlights == [1..<2])
  }

  @Test(arguments: [
    (7, "Denmark"), (6, "Denma…"), (1, "…"), (0, ""), (-3, ""),
  ])
  func longTextEndsWithAnEllipsis(width: Int, shown: String) {
    #expect(VisibleText("Denmark").truncated(to: width).text == shown)
  }

  @Test func truncationCutsBetweenCharacters() {
    #expect(VisibleText("中文测试").truncated(to: 6).text == "中文…")
    #expect(VisibleText("中文测试").truncated(to: 6).width == 5)
    #expect(VisibleText("e\u{301}e\u{301}e\u{301}").truncated(to: 2).text == "e\u{301}…")
    #expect(VisibleText("🇩🇰🇸🇪").truncated(to: 3).text == "🇩🇰…")
  }

  @Test func truncationCutsHighlights() {
    let visible = VisibleText("Denmark", highlights: [2..<7])
    #expect(visible.truncated(to: 4).highlights == [2..<3])
    #expect(visible.truncated(to: 3).highlights == [])
  }

  @Test func endlessTextIsLookedAtOnlyWhereItShows() {
    let bytes = [UInt8](repeating: 0x61, count: 10_000_000)
    let visible = VisibleText(bytes: bytes, limit: 80)
    #expect(visible.isCut)
    #expect(visible.width < 1000)
    #expect(visible.truncated(to: 80).text.hasSuffix("a…"))
    let wide = VisibleText(bytes: bytes.prefix(500), limit: 80)
    #expect(wide.truncated(to: 2000).text.hasSuffix("…"))
  }

  @Test func marksOnOneLetterAreLimited() {
    let visible = VisibleText("e" + String(repeating: "\u{301}", count: 1000))
    #expect(visible.text.unicodeScalars.count == 31)
    #expect(visible.width == 1)
  }

  @Test func isolatesAreAddedOnlyByTheRenderer() {
    let visible = VisibleText("مصر", highlights: [0..<2])
    #expect(visible.hasRightToLeftLetters)
    #expect(!VisibleText("Ελλάδα").hasRightToLeftLetters)
    #expect(visible.isolated().text == "\u{2068}مصر\u{2069}")
    #expect(visible.isolated().highlights == [3..<5])
    #expect(visible.isolated().width == 3)
  }
}
