import JSONText
import Testing

@Suite struct JSONDocuments {
  @Test(
    "UTF-16 is read in both byte orders, with and without a mark", arguments: [true, false],
    [true, false])
  func utf16(bigEndian: Bool, mark: Bool) throws {
    let bytes = utf16Bytes("[\"Åland 🇦🇽\"]", bigEndian: bigEndian, mark: mark)
    let root = try JSONDocument(bytes).root
    #expect(root.elements.first { _ in true }?.string == "Åland 🇦🇽")
  }

  @Test func positionsInUTF16CountBytesOfTheFile() throws {
    let bytes = utf16Bytes("[\"🇦🇽\",\n  x]", bigEndian: false, mark: true)
    let error = try #require(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error.position == JSONPosition(line: 2, column: 3, byteOffset: 2 + 2 * 11))
  }

  @Test func halfASurrogatePairInUTF16IsRefusedWhereItStands() throws {
    let bytes: [UInt8] = [0xFE, 0xFF, 0, 0x5B, 0, 0x22, 0xD8, 0, 0, 0x22, 0, 0x5D]
    let error = try #require(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(
      error == JSONError(kind: .invalidUTF16, position: .init(line: 1, column: 3, byteOffset: 6)))
  }

  @Test func halfAUnitOfUTF16IsRefused() throws {
    let bytes = utf16Bytes("[1]", bigEndian: false, mark: true) + [0x20]
    let error = try #require(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error.kind == .invalidUTF16)
  }

  @Test func aByteOrderMarkIsNoCharacter() throws {
    let document = try JSONDocument([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(document.root.position == JSONPosition(line: 1, column: 1, byteOffset: 3))
  }

  @Test func sizeHasALimit() throws {
    let text = Array("[1,2]".utf8)
    _ = try JSONDocument(text, limits: JSONLimits(size: 5))
    let error = try #require(throws: JSONError.self) {
      try JSONDocument(text, limits: JSONLimits(size: 4))
    }
    #expect(error.kind == .tooLarge(limit: 4))
  }

  @Test func aPartOfABufferIsReadInPlace() throws {
    let buffer = Array("xx\n{\"a\":\n true}yy".utf8)
    let origin = JSONPosition(line: 2, column: 1, byteOffset: 3)
    let root = try JSONDocument(buffer, range: 3..<15, origin: origin).root
    #expect(root["a"]?.boolean == true)
    #expect(root["a"]?.range == 10..<14)
    #expect(root["a"]?.position == JSONPosition(line: 3, column: 2, byteOffset: 10))
  }

  @Test func aPartOutsideTheBufferIsCut() throws {
    #expect(try JSONDocument(Array("12".utf8), range: 1..<9).root.numberText == "2")
    #expect(throws: JSONError.self) { try JSONDocument([], range: 5..<9) }
  }

  private func utf16Bytes(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }
}
