import Testing

@testable import LineEditing

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("a\tb\r\nc", "a b c"),
    ("a\u{2028}b\u{9B}2J", "a b 2J"),
    ("\n\n\n", " "),
    ("🇩🇪 e\u{301}", "🇩🇪 e\u{301}"),
  ])
  func line(pasted: String, expected: String) {
    #expect(PastedText.line(from: pasted.utf8) == expected)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    #expect(PastedText.line(from: [0x61, 0xFF]) == "a\u{FFFD}")
  }

  @Test func whatIsTooMuchIsCutOff() {
    let line = PastedText.line(from: [UInt8](repeating: 0x61, count: PastedText.limit + 1))
    #expect(line.utf8.count == PastedText.limit)
  }
}
