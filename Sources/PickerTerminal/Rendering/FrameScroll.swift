/// Lines of a frame that have moved up or down together, as those of a list that scrolls.
struct FrameScroll: Hashable {
  /// The first row of those that move; all below move with it.
  let top: Int
  /// The rows that they move by; up if positive.
  let distance: Int

  /// A list that moves farther has little on the screen in common with what it was.
  private static let farthest = 3

  /// Finds the distance by which most seems to have moved; nil where nothing has.
  ///
  /// Only three lines are compared, as a frame is drawn for each key: whether it is worth while shows
  /// when it has been drawn.
  init?(from old: [FrameLine], to new: [FrameLine]) {
    guard old.count == new.count, new.count > Self.farthest * 2 else { return nil }
    // Not a heading, whose letter may be anything else's too.
    let probes = (new.count / 2 - 1..<new.count - Self.farthest).filter { new[$0].runs.count > 2 }
      .prefix(3)
    func common(_ row: Int, by distance: Int) -> Int {
      guard old.indices.contains(row + distance) else { return 0 }
      return new[row].runsInCommon(with: old[row + distance])
    }
    let distances = (1...Self.farthest).flatMap { [$0, -$0] }
    var best = (distance: 0, count: probes.count)
    for distance in distances {
      let count = probes.reduce(0) { $0 + common($1, by: distance) }
      if count > best.count { best = (distance, count) }
    }
    distance = best.distance
    guard distance != 0, var first = probes.first else { return nil }
    func hasMoved(_ row: Int) -> Bool {
      // What the cursor and the index add to a line does not move with it.
      let count = common(row, by: best.distance)
      return count > 0 && count + 3 > new[row].runs.count
    }
    while first > 0, hasMoved(first - 1) { first -= 1 }
    top = distance > 0 ? first : first + distance
    guard top > 0 else { return nil }
  }

  /// The lines as they are when they have moved.
  func applied(to lines: [FrameLine]) -> [FrameLine] {
    let moving = lines[top...]
    let blank = Array(repeating: FrameLine(), count: min(abs(distance), moving.count))
    return lines[..<top]
      + (distance > 0
        ? moving.dropFirst(distance) + blank : blank + moving.dropLast(-distance))
  }

  /// What makes the terminal move them, from the row that is `top`.
  var control: ControlSequence {
    distance > 0 ? .deleteLines(distance) : .insertLines(-distance)
  }
}

extension FrameLine {
  fileprivate func runsInCommon(with other: FrameLine) -> Int {
    var count = 0
    for run in runs where other.runs.contains(run) { count += 1 }
    return count
  }
}
