import Testing

@testable import ItemInput

@Suite struct ItemReading {
  @Test(
    "Records are split as their format says, in whatever pieces they come",
    arguments: [
      (.lines, "a\nb\r\n\nc", ["a", "b", "c"]), (.lines, "\u{FEFF}a b \n\n", ["a b "]),
      (.lines, "", []), (.lines, "\n\r\n\n", []), (.lines, "a\rb\n", ["a\rb"]),
      (
        .lines, "123456789\n1234567\n123456\n12345678",
        ["123456789", "1234567", "123456", "12345678"]
      ),
      (.nulRecords, "a\nb\0\0c\r\0", ["a\nb", "c\r"]), (.nulRecords, "\u{FEFF}a", ["\u{FEFF}a"]),
      (.jsonLines, "{\"a\":1}\r\n\n [2] \n\"x\"", ["{\"a\":1}", "[2]", "\"x\""]),
      (.json, "[{\"a\":[1,2]} , \"x,]\\\"\",\n3]\n", ["{\"a\":[1,2]}", "\"x,]\\\"\"", "3"]),
      (.json, " [ ] ", []), (.json, "[[],{},null]", ["[]", "{}", "null"]),
      (
        .json, "{\"a\":\n1}\n{\"b\":2}{} 3 \"x\"\"y\"",
        ["{\"a\":\n1}", "{\"b\":2}", "{}", "3", "\"x\"", "\"y\""]
      ),
      (.csv, "n,c\r\na,1\r\n\r\nb,2", ["a,1", "b,2"]),
      (.csv, "\u{FEFF}n,c\n\"a\nb\",\"1,\"\"2\"\n", ["\"a\nb\",\"1,\"\"2\""]),
      (.csv, "n\na\n\"\"\n", ["a", "\"\""]), (.csv, "n,c\n", []), (.csv, "", []),
      (.tsv, "n\tc\na,b\t5\" disk\n", ["a,b\t5\" disk"]),
    ] as [(InputFormat, String, [String])])
  func records(format: InputFormat, text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    for size in 1...max(1, bytes.count) {
      var reader = ItemReader(format: format)
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.feed(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      reader.finish()
      #expect(texts(reader.items) == expected)
      #expect(reader.problems == [])
    }
  }

  @Test func emptyRecordsAreKeptIfAsked() {
    #expect(texts(read("a\n\n\r\nb\n", .lines, keepsEmpty: true).items) == ["a", "", "", "b"])
    #expect(texts(read("a\0\0", .nulRecords, keepsEmpty: true).items) == ["a", ""])
  }

  @Test func bytesThatAreNotUTF8StayAsTheyAre() {
    let bytes: [UInt8] = [0xFF, 0x41, 0x0A, 0xC3, 0x28, 0x00, 0x0A]
    var reader = ItemReader(format: .lines)
    reader.feed(bytes)
    reader.finish()
    #expect(
      (0..<2).map { Array(reader.items.bytes(of: $0)) } == [[0xFF, 0x41], [0xC3, 0x28, 0x00]])
    #expect(reader.items.label(of: 0) == "\u{FFFD}A")
  }

  @Test func itemsAreThereBeforeTheEnd() {
    var reader = ItemReader(format: .lines)
    reader.feed(Array("a\nb".utf8))
    #expect(texts(reader.items) == ["a"])
    let early = reader.items
    reader.feed(Array("c\n".utf8))
    #expect(texts(reader.items) == ["a", "bc"])
    #expect(texts(early) == ["a"])
  }

  @Test(
    "Bad rows are named by their line and the others are kept",
    arguments: [
      (
        .jsonLines, "{\"a\":1}\n{\"a\":}\n{\"a\":2}", ["{\"a\":1}", "{\"a\":2}"],
        ["f:2:6: not JSON: expected a value, found '}'; left out"]
      ),
      (
        .json, "[{\"a\":1},\n{\"a\":01}, {\"a\":2}]", ["{\"a\":1}", "{\"a\":2}"],
        ["f:2:6: not JSON: not a valid number; left out"]
      ),
      (.json, "[1, 2", ["1", "2"], ["f:1:6: the array has no closing bracket"]),
      (
        .json, "[1, é x, \"é\"]", ["1", "\"é\""],
        ["f:1:5: not JSON: expected a value, found 'é'; left out"]
      ),
      (
        .json, "[1,,2] [3]", ["1", "2"],
        [
          "f:1:4: not JSON: a comma with nothing before it; left out",
          "f:1:8: text behind the end of the array; left out",
        ]
      ),
      (
        .json, "[\"a, 1,\n{\"b\":2},\n3]", ["3"],
        ["f:1:8: not JSON: U+000A in a string has to be escaped; left out"]
      ),
      (
        .csv, "n,c\na,1\nb\nc,2,3\nd,4\n", ["a,1", "d,4"],
        ["f:3:1: 1 field instead of 2; left out", "f:4:1: 3 fields instead of 2; left out"]
      ),
      (
        .csv, "n,c\n\"a\"x,1\nb,2\n", ["b,2"],
        ["f:2:1: text behind the closing quote of a field; left out"]
      ),
      (
        .csv, "n,c\n\"a\n\",1\n\"b,2\nc,3\nd,\"4\n", ["\"a\n\",1", "c,3"],
        [
          "f:4:1: a quoted field without its closing quote; left out",
          "f:6:1: a quoted field without its closing quote; left out",
        ]
      ),
    ] as [(InputFormat, String, [String], [String])])
  func badRows(format: InputFormat, text: String, items: [String], messages: [String]) {
    let reader = read(text, format)
    #expect(texts(reader.items) == items)
    #expect(reader.problems.map { $0.message(file: "f") } == messages)
  }

  @Test func sizeHasALimit() {
    var reader = ItemReader(format: .lines, limits: .init(bytes: 5))
    reader.feed(Array("ab\ncdef\n".utf8))
    reader.feed(Array("gh\n".utf8))
    reader.finish()
    #expect(texts(reader.items) == ["ab", "cd"])
    #expect(reader.problems.map(\.reason) == [.tooLarge(limit: 5)])
  }

  @Test func itemsHaveALimit() {
    var reader = ItemReader(format: .lines, limits: .init(items: 2))
    reader.feed(Array("a\n".utf8))
    #expect(!reader.isFinished)
    reader.feed(Array("b\nc\nd\n".utf8))
    #expect(reader.isFinished)
    #expect(texts(reader.items) == ["a", "b"])
    #expect(reader.problems == [])
    var short = ItemReader(format: .lines, limits: .init(items: 1))
    short.feed(Array("a".utf8))
    short.finish()
    #expect(texts(short.items) == ["a"])
  }

  @Test func itemsThatDoNotExistAreEmpty() {
    let items = read("{}", .jsonLines).items
    for index in [-1, 1, Int.max] {
      #expect(items.bytes(of: index).isEmpty)
      #expect(items.label(of: index) == "")
      #expect(items.texts(of: "a", at: index).isEmpty)
    }
  }
}

func read(_ text: String, _ format: InputFormat?, keepsEmpty: Bool = false) -> ItemReader {
  var reader = ItemReader(format: format, keepsEmpty: keepsEmpty)
  reader.feed(Array(text.utf8))
  reader.finish()
  return reader
}

func texts(_ items: ItemTable) -> [String] {
  (0..<items.count).map { String(decoding: items.bytes(of: $0), as: UTF8.self) }
}

extension ItemTable {
  /// The label of an item; bytes of it that are not UTF-8 become U+FFFD.
  func label(of item: Int, field: String? = nil) -> String {
    withLabel(of: item, field: field) { String(decoding: $0, as: UTF8.self) }
  }
}
