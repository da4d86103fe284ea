import JSONText
import TestSupport
import Testing

/// Texts that nobody wrote: whatever the bytes are, reading ends with a value or an error.
@Suite struct JSONHostileTexts {
  @Test func randomBytes() {
    var random = SeededRandom(seed: 1)
    let alphabet =
      Array("{}[]\",:\\u0eE+-.123456789truefalsn \n\r\t\u{E9}".utf8) + [0, 0x80, 0xED, 0xFF]
    for _ in 0..<20_000 {
      let length = Int.random(in: 0..<40, using: &random)
      let bytes = (0..<length).map { _ in
        Bool.random(using: &random)
          ? alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
      }
      readAll(bytes)
    }
  }

  @Test func truncationsAndChanges() {
    let text = Array(
      "\u{FEFF}{\"a\": [1, -2.5e+3, \"x\\u00e9\\ud83c\\udde6 Åland\"], \"b\": {\"c\": null}, \"d\": true}\r\n"
        .utf8)
    for length in 0...text.count { readAll(Array(text[..<length])) }
    var random = SeededRandom(seed: 2)
    for _ in 0..<20_000 {
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      readAll(changed)
    }
  }

  @Test func hugeNumbersAndStrings() throws {
    let digits = String(repeating: "9", count: 100_000)
    for number in [
      digits, "1e" + digits, "0." + digits, "-" + digits + "." + digits + "E-" + digits,
    ] {
      let value = try JSONDocument(Array(number.utf8)).root
      #expect(value.numberText == number)
    }
    let text = String(repeating: "\\uD83C\\uDDE6", count: 50_000)
    #expect(try JSONDocument(Array("\"\(text)\"".utf8)).root.string?.unicodeScalars.count == 50_000)
  }

  /// Reads a text and, where that works, asks every value for everything it knows.
  private func readAll(_ bytes: [UInt8]) {
    do throws(JSONError) {
      visit(try JSONDocument(bytes).root)
    } catch {
      #expect(error.position.byteOffset <= bytes.count)
      #expect(error.position.line >= 1 && error.position.column >= 1)
      #expect(!error.description.isEmpty)
    }
  }

  private func visit(_ value: JSONValue) {
    _ = (value.string, value.boolean, value.position, value.source)
    _ = (value.duplicateKeys, value.isString("a"), value["a"])
    for element in value.elements { visit(element) }
    for member in value.members {
      visit(member.key)
      visit(member.value)
    }
  }
}
