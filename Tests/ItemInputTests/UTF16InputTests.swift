import Testing

@testable import ItemInput

@Suite("Input in UTF-16") struct UTF16Inputs {
  /// Reads an input of units behind a byte order mark, in pieces of some length.
  private func read(
    _ units: [UInt16], bigEndian: Bool, _ format: InputFormat?, piece: Int = 3
  ) -> ItemReader {
    let bytes = ([0xFEFF] + units).flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
    var reader = ItemReader(format: format)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.feed(Array(bytes[start..<min(bytes.count, start + piece)]))
    }
    reader.finish()
    return reader
  }

  @Test(arguments: [true, false], [1, 2, 3, 1000])
  func itemsAreUTF8(bigEndian: Bool, piece: Int) {
    let reader = read(Array("å\r\n🍐x\n漢".utf16), bigEndian: bigEndian, nil, piece: piece)
    #expect(texts(reader.items) == ["å", "🍐x", "漢"])
    #expect(reader.format == .lines)
  }

  @Test(
    arguments: [
      (nil, "[\"é\", {\"name\": \"b\"}]", ["\"é\"", "{\"name\": \"b\"}"]),
      (.jsonLines, "\"é\"\n1\n", ["\"é\"", "1"]), (.csv, "n,m\r\n\"é,\",1\r\n", ["\"é,\",1"]),
      (.tsv, "n\tm\né\t1\n", ["é\t1"]),
    ] as [(InputFormat?, String, [String])])
  func everyFormWithText(format: InputFormat?, text: String, items: [String]) {
    #expect(texts(read(Array(text.utf16), bigEndian: false, format).items) == items)
  }

  @Test func halfPairsAreReplaced() {
    let units: [UInt16] = [0x61, 0xD83C, 0x62, 0x0A, 0xDF50, 0x0A, 0x63, 0xD83C]
    #expect(
      texts(read(units, bigEndian: true, .lines).items) == ["a\u{FFFD}b", "\u{FFFD}", "c\u{FFFD}"])
  }

  @Test func namesOfFilesHaveNoMark() {
    var reader = ItemReader(format: .nulRecords)
    reader.feed([0xFF, 0xFE, 0x61, 0])
    reader.finish()
    #expect(Array(reader.items.bytes(of: 0)) == [0xFF, 0xFE, 0x61])
  }
}
