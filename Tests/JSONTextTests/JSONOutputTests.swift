import JSONText
import Testing

@Suite struct JSONOutput {
  @Test(arguments: [
    ("", "\"\""), ("Côte d’Ivoire", "\"Côte d’Ivoire\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
    ("\n\r\t\u{8}\u{C}", "\"\\n\\r\\t\\b\\f\""), ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
  ]) func quoting(text: String, expected: String) {
    #expect(jsonQuoted(text) == expected)
  }

  @Test func everyCharacterComesBack() throws {
    let text =
      String(String.UnicodeScalarView((0...0x2FFF).compactMap { Unicode.Scalar($0) })) + "🇦🇽"
    #expect(try JSONDocument(Array(jsonQuoted(text).utf8)).root.string == text)
  }
}
