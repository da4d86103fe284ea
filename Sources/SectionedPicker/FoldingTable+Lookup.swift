extension FoldingTable {
  /// Calls `body` with each code point that a code point outside ASCII folds to.
  ///
  /// - Returns: Whether it folds to anything other than itself.
  @inline(__always)
  static func forEachReplacement(of scalar: UInt32, _ body: (UInt32) -> Void) -> Bool {
    guard scalar < limit else { return false }
    let block = digits(2, of: blockNumbers, at: Int(scalar >> 6) * 2)
    let offset = digits(3, of: blocks, at: (block * 64 + Int(scalar & 63)) * 3)
    guard offset != 0 else { return false }
    var unit = offset
    while true {
      let replacement = digits(4, of: replacements, at: unit * 4)
      guard replacement != 0 else { return true }
      body(UInt32(truncatingIfNeeded: replacement))
      unit += 1
    }
  }

  @inline(__always)
  private static func digits(_ count: Int, of table: StaticString, at start: Int) -> Int {
    var value = 0
    for index in start..<start + count where index < table.utf8CodeUnitCount {
      value = value << 6 | Int(table.utf8Start[index] &- 48)
    }
    return value
  }
}
