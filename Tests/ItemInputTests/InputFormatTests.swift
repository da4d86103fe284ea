import Testing

@testable import ItemInput

@Suite struct InputFormats {
  @Test(
    arguments: [
      ("a.json", .json), ("a.JSONL", .jsonLines), ("dir/a.ndjson", .jsonLines), ("a.csv", .csv),
      ("a.tsv", .tsv), ("a.tab", .tsv), ("a.txt", nil), ("json", nil), ("dir.csv/a", nil),
      ("", nil), (".", nil),
    ] as [(String, InputFormat?)])
  func fileNames(name: String, expected: InputFormat?) {
    #expect(InputFormat(fileName: name) == expected)
  }

  @Test(
    "The beginning of an input tells its format",
    arguments: [
      ("apple\nbanana\n", .lines), ("", .lines), (" \n \n", .lines), ("\"a\"\n", .lines),
      ("[1]", .json), ("\n\t [\n", .json), ("{\"a\":1} {\"a\":2}\n", .json),
      ("{\"a\":1}\n{\"a\":2}\n", .jsonLines),
      ("{\"a\":1}", .jsonLines), ("{\n \"a\": 1\n}\n{\n}\n", .json), ("\u{FEFF}[]", .json),
      ("\n{\"a\":\"}\"}\n", .jsonLines), ("{\"a\": \"{\"}\n", .jsonLines),
    ] as [(String, InputFormat)])
  func beginnings(text: String, expected: InputFormat) {
    #expect(read(text, nil).format == expected)
    var reader = ItemReader()
    for byte in text.utf8 { reader.feed([byte]) }
    reader.finish()
    #expect(reader.format == expected)
  }

  @Test func linesAreCertainAtTheFirstByte() {
    var reader = ItemReader()
    reader.feed(Array("a".utf8))
    #expect(reader.format == .lines)
  }
}
