import Testing

@testable import JSONText

@Suite struct CharacterCountsTests {
  @Test func offsetsBehindSeveralStepsAreCounted() {
    let text = String(repeating: "aé€😀", count: 500)
    let bytes = Array(("xx" + text).utf8)
    let counts = CharacterCounts(bytes, range: 2..<bytes.count)
    var scalars = 0
    var offset = 2
    for scalar in text.unicodeScalars {
      let count = counts.count(before: offset, in: bytes)
      #expect(count.scalars == scalars)
      #expect(count.pairs == scalars / 4)
      scalars += 1
      offset += UTF8.width(scalar)
    }
    #expect(counts.count(before: bytes.count, in: bytes).scalars == 2000)
  }

  @Test(
    "A place far behind in a long line is found without reading the line again",
    .timeLimit(.minutes(1)))
  func placesInALongLine() throws {
    let count = 300_000
    let text = "[" + String(repeating: "1,", count: count) + "1]"
    let elements = try JSONDocument(Array(text.utf8)).root.elements
    #expect(
      elements.map(\.position.column).elementsEqual(stride(from: 2, through: 2 * count + 2, by: 2)))
  }
}
