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
      ("[]\n", .json), ("[ ]", .json), ("[1, 2] x\n", .json), ("[-1.5e+3]\r\n", .json),
      ("[[{\n\"a\"", .json), ("[null, 1]", .json), ("[,1]", .json), ("[{}]", .json),
      ("{}", .jsonLines),
      ("[[], 1]", .json), ("[1", .json), ("[ \"a\"", .json), ("{}\n", .jsonLines),
      ("[\nawk\n", .lines), ("[INFO] started\n", .lines), ("[ ] buy milk\n", .lines),
      ("[1] a note\n", .lines), ("[2024-12-31] x\n", .lines), ("[12:30:01] x\n", .lines),
      ("[nullable] x\n", .lines), ("[[ -f x ]]\n", .lines), ("[3 items]\n", .lines),
      ("[1.2.3]\n", .lines), ("{a,b}.txt\n", .lines), ("[a-z]*.c", .lines), ("[.]", .lines),
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
