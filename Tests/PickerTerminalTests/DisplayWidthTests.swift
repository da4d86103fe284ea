import Testing

@testable import PickerTerminal

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Denmark", 7), ("Åland", 5), ("A\u{30A}land", 5), ("Ελλάδα", 6), ("中文测试", 8),
    ("日本", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2),
    ("🇩🇰", 2), ("🇩", 1), ("🇩🇰🇸🇪", 4), ("🇩🇰🇸", 3), ("☺", 1), ("☺\u{FE0F}", 2), ("😀", 2),
    ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0), ("क्षि", 2),
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("السعودية", 8), ("שָׁלוֹם", 4), ("★", 1), ("·", 1), ("…", 1), ("✓", 1),
  ])
  func cells(text: String, width: Int) {
    #expect(DisplayWidth.width(of: text) == width)
  }

  @Test func controlsTakeNoCells() {
    #expect(DisplayWidth.width(of: "\u{7F}" as Character) == 0)
    #expect(DisplayWidth.width(of: "\n" as Character) == 0)
  }

  @Test func onlyPlainLettersAreSteady() {
    #expect("Zürich Αθήνα Москва".unicodeScalars.allSatisfy(DisplayWidth.isSteady))
    #expect(!"🇩e\u{301}中ا".unicodeScalars.filter { !DisplayWidth.isSteady($0) }.isEmpty)
    #expect(!DisplayWidth.isSteady("\u{1F1E9}"))
    #expect(!DisplayWidth.isSteady("\u{301}"))
  }
}
