import Testing

@testable import PickerTerminal

@Suite struct IndexStripTests {
  static let letters = Array("★ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  func drawn(current: Character, height: Int) -> String {
    let strip = IndexStrip(
      count: Self.letters.count, current: Self.letters.firstIndex(of: current), height: height)
    return String(
      strip.rows.map { row -> Character in
        if case .label(let index) = row { Self.letters[index] } else { "·" }
      })
  }

  @Test(arguments: [
    (40, "★ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (27, "★ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (26, "★·C·F·I·L·O·R·U·X·Z"), (11, "★·F·L·R·X·Z"), (10, "★·G·N·U·Z"), (5, "★·M·Z"),
    (3, "★·Z"), (2, "★"), (1, "★"), (0, ""),
  ])
  func foldsToTheHeight(height: Int, strip: String) {
    #expect(drawn(current: "★", height: height) == strip)
  }

  @Test(
    arguments: [
      ("M", 10, "★·GMN·U·Z"), ("A", 10, "★AG·N·U·Z"), ("G", 10, "★·G·N·U·Z"), ("B", 3, "★BZ"),
      ("Z", 3, "★·Z"), ("B", 2, "B"),
    ] as [(Character, Int, String)])
  func currentLabelTakesThePlaceOfADot(current: Character, height: Int, strip: String) {
    #expect(drawn(current: current, height: height) == strip)
  }

  @Test func everyHeightKeepsFirstLastAndCurrent() {
    for height in 3...30 {
      for current in Self.letters {
        let strip = drawn(current: current, height: height)
        #expect(strip.count <= height)
        #expect(strip.first == "★" && strip.last == "Z" && strip.contains(current))
        #expect(strip.filter { $0 != "·" } == String(Self.letters.filter(strip.contains)))
      }
    }
  }

  @Test func aDotLeadsToTheMiddleOfWhatItHides() {
    let strip = IndexStrip(count: 27, current: 0, height: 10)
    #expect(strip.rows.map(\.target) == [0, 4, 7, 11, 14, 18, 21, 24, 26])
  }

  @Test func thousandsOfLabelsFold() {
    let strip = IndexStrip(count: 5000, current: 4321, height: 22)
    #expect(strip.rows.count <= 22)
    #expect(strip.rows.contains(.label(4321)))
  }

  @Test func hugeCountsDoNotOverflow() {
    let strip = IndexStrip(count: .max, current: .max, height: 22)
    #expect(strip.rows.last == .label(.max - 1))
    #expect(strip.rows.count <= 22)
  }
}
