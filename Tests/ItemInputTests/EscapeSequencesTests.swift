import Testing

@testable import ItemInput

@Suite("Escape sequences") struct EscapeSequencesTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("\u{1B}[1;31mred\u{1B}[0m \u{1B}[K", "red "),
    ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{7}", "link"), ("\u{1B}(Bé", "é"),
    ("\u{1B}", "\u{1B}"), ("a\u{1B}[1", "a\u{1B}[1"), ("\u{1B}[\u{7}", "\u{1B}[\u{7}"),
    ("\u{1B}]0;x", "\u{1B}]0;x"), ("\u{1B}]0\u{1B}[1mx", "\u{1B}]0x"), ("\u{1B}cx", "\u{1B}cx"),
  ])
  func removal(text: String, expected: String) {
    let result = Array(text.utf8).withUnsafeBufferPointer(EscapeSequences.removed)
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }
}
