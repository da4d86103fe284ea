import TestSupport
import Testing

@testable import ItemInput

/// Inputs that nobody wrote: whatever the bytes are, reading ends, and a piece at a time reads the
/// same as all at once.
@Suite struct HostileInputs {
  @Test(arguments: [nil, .lines, .nulRecords, .json, .jsonLines, .csv, .tsv] as [InputFormat?])
  func randomBytes(format: InputFormat?) {
    var random = SeededRandom(seed: 3)
    let alphabet = Array("{}[]\",:\\a1\n\r\t \0e-é".utf8) + [0xFF, 0xFE, 0xEF, 0xBB, 0xBF]
    for _ in 0..<3_000 {
      let length = Int.random(in: 0..<60, using: &random)
      let bytes = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      var whole = ItemReader(format: format)
      whole.feed(bytes)
      whole.finish()
      var pieces = ItemReader(format: format)
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + .random(in: 1...7, using: &random))
        pieces.feed(Array(bytes[start..<end]))
        start = end
      }
      pieces.finish()
      #expect(whole.format == pieces.format)
      #expect(whole.problems == pieces.problems)
      #expect(texts(whole.items) == texts(pieces.items))
      for item in 0..<whole.items.count {
        _ = whole.items.label(of: item)
        for name in whole.items.fieldNames + ["a"] { _ = whole.items.texts(of: name, at: item) }
        _ = whole.items.fields(of: item)
      }
    }
  }

  @Test(
    "What would take quadratic time is read in one go",
    arguments: [
      (.csv, "a\"b,\"c\n"), (.csv, "\"\n"), (.csv, "\"\"\"\n"), (.json, "[\""), (.json, "{"),
      (.json, "1 x,"), (.jsonLines, "[\n"), (nil, "{"), (nil, " "), (nil, "{\"\n"),
    ] as [(InputFormat?, String)])
  func repetitions(format: InputFormat?, unit: String) {
    let text = Array(String(repeating: unit, count: 100_000).utf8)
    let time = ContinuousClock().measure {
      var reader = ItemReader(format: format)
      for start in stride(from: 0, to: text.count, by: 65_536) {
        reader.feed(Array(text[start..<min(text.count, start + 65_536)]))
      }
      reader.finish()
    }
    #expect(time < .seconds(20))
  }
}
