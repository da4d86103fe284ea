/// Finds the name that a mistyped one was probably meant to be.
enum NearestName {
  /// The nearest of some names, if it is near: a third of its letters may differ, and at most 3.
  static func of(_ typed: String, among names: [String]) -> String? {
    let typed = Array(typed.utf8)
    let near = names.map { ($0, distance(typed, Array($0.utf8))) }
      .filter { name, distance in distance <= min(3, max(1, name.utf8.count / 3)) }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// How many letters have to be typed, dropped, replaced or swapped with their neighbour.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
