/// A list of made-up names, which is the same in every run.
struct LongList {
  /// How many lines it has.
  let count: Int

  private static let syllables = [
    "ka", "ro", "mi", "ta", "lo", "ne", "si", "vu", "da", "pe", "ri", "mo", "sa", "to", "li", "na",
    "be", "du", "fa", "go", "hi", "ju", "uni", "zan", "bre", "ton", "os", "quo", "vin", "el", "ar",
    "ul",
  ]

  /// Passes the list to a closure piece by piece.
  ///
  /// A name is one word or two of two to four syllables, a dozen bytes altogether.
  func forEachPiece(_ body: ([UInt8]) throws -> Void) rethrows {
    var piece: [UInt8] = []
    var state: UInt64 = 1
    func next(below limit: Int) -> Int {
      // The constants are those of Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<count {
      for word in 0...next(below: 2) {
        if word > 0 { piece.append(UInt8(ascii: " ")) }
        for _ in 0..<2 + next(below: 3) {
          piece += Self.syllables[next(below: Self.syllables.count)].utf8
        }
      }
      piece.append(0x0A)
      if piece.count > 60_000 {
        try body(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
    try body(piece)
  }
}
