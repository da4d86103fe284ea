import Testing

@testable import ItemInput

@Suite struct DeferredLines {
  private func reader(_ text: String, _ format: InputFormat?) -> ItemReader {
    var reader = ItemReader(format: format, defersLines: true)
    for byte in text.utf8 { reader.feed([byte]) }
    reader.finish()
    return reader
  }

  /// Finds an `x`.
  private func firstX(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: "x"))
  }

  @Test(
    "Lines become items where a search finds something in them",
    arguments: [
      (.lines, "ax\nb\r\nxx\r\n\ncx", ["ax", "xx", "cx"]), (.lines, "\u{FEFF}x\nb", ["x"]),
      (.lines, "long line before the x\n1234567890x", ["long line before the x", "1234567890x"]),
      (.nulRecords, "a\nx\r\0b\0x", ["a\nx\r", "x"]), (.lines, "a\nb\n", []), (.lines, "", []),
      (nil, "x", ["x"]),
    ] as [(InputFormat?, String, [String])])
  func searched(format: InputFormat?, text: String, expected: [String]) {
    var reader = reader(text, format)
    #expect(reader.linesAreDeferred)
    #expect(reader.items.count == 0)
    reader.takeLines(with: firstX)
    #expect(texts(reader.items) == expected)
    reader.takeAllLines()
    #expect(texts(reader.items) == texts(read(text, format).items))
    #expect(!reader.linesAreDeferred)
  }

  @Test func otherFormatsAreNotDeferred() {
    var reader = reader("n\nx\ny\n", .csv)
    #expect(!reader.linesAreDeferred)
    reader.takeLines(with: firstX)
    reader.takeAllLines()
    #expect(texts(reader.items) == ["x", "y"])
    #expect(reader.items.items(with: firstX) == [0])
    #expect(read("x\ny\n\"a\nx\"\nx\nb\n", .csv).items.items(with: firstX) == [1, 2])
  }

  @Test func aSearchThatFindsTheEndOfALineFindsNoItem() {
    var reader = reader("\n\nx", .lines)
    reader.takeLines { bytes, start in start < bytes.count ? start : nil }
    #expect(texts(reader.items) == ["x"])
    reader.takeLines { _, _ in 1000 }
    #expect(texts(reader.items) == [])
  }
}
