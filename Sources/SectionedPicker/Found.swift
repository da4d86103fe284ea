/// Positions that matched, ascending, and the best of them.
struct Found {
  private(set) var positions: [Int32] = []
  private(set) var best: Int?
  private var bestScore: MatchScore?

  init() {}

  var count: Int { positions.count }

  /// Adds a position behind those that there are.
  @inline(__always)
  mutating func add(_ position: Int, _ score: MatchScore) {
    positions.append(Int32(clamping: position))
    if bestScore.map({ score < $0 }) ?? true {
      best = position
      bestScore = score
    }
  }

  /// Compares every element of an index.
  init(amongAllOf index: SearchIndex, score: (Int, Range<Int>) -> MatchScore?) {
    index.offsets.withUnsafeBufferPointer { offsets in
      for position in 0..<index.count {
        let range = Int(offsets[position])..<Int(offsets[position + 1])
        if let score = score(position, range) { add(position, score) }
      }
    }
  }

  /// Compares the elements that an earlier query found.
  init(among earlier: [Int32], of index: SearchIndex, score: (Range<Int>) -> MatchScore?) {
    index.offsets.withUnsafeBufferPointer { offsets in
      for position in earlier {
        let position = Int(position)
        let range = Int(offsets[position])..<Int(offsets[position + 1])
        if let score = score(range) { add(position, score) }
      }
    }
  }

  /// Compares the elements in whose text a scan finds something, by their range and the first
  /// place found in it.
  @inline(__always)
  init(
    _ scan: ByteScan, _ index: SearchIndex, _ bytes: UnsafeBufferPointer<UInt8>,
    score: (Range<Int>, Int) -> MatchScore?
  ) {
    index.offsets.withUnsafeBufferPointer { offsets in
      let end = Int(offsets[index.count])
      var position = 0
      // The first byte is a mark.
      var next = 1
      while next < end, let hit = scan.first(in: bytes, next..<end) {
        while Int(offsets[position + 1]) <= hit { position += 1 }
        let range = Int(offsets[position])..<Int(offsets[position + 1])
        if let score = score(range, hit) { add(position, score) }
        next = range.upperBound
      }
    }
  }

  /// The elements in which a single word occurs: the scan alone decides, and the rank is worked out
  /// only while it can still better the best.
  init(
    _ scan: ByteScan, _ index: SearchIndex, _ bytes: UnsafeBufferPointer<UInt8>, word: [UInt8],
    _ matcher: ItemMatcher
  ) {
    var best = MatchRank.misspelling
    self.init(scan, index, bytes) { range, hit in
      guard best > .exactName else { return MatchScore(.misspelling) }
      let rank: MatchRank
      if index.hasNamesOnly {
        let before = bytes[hit - 1]
        let isBeginning = before < 0x20 && before != Folding.tailMark
        let isWhole = bytes[hit + word.count] < 0x20
        rank = isBeginning ? isWhole ? .exactName : .nameBeginning : .nameWord
      } else {
        rank = matcher.rank(range) ?? .misspelling
      }
      if rank < best { best = rank }
      return MatchScore(rank)
    }
  }

  /// Both results together, each position with the better of its scores.
  ///
  /// The receiver's scores are taken to be the better ones.
  func merging(_ other: Found) -> Found {
    var merged = self
    let known = Set(positions)
    merged.positions = (positions + other.positions.filter { !known.contains($0) }).sorted()
    if merged.best == nil {
      merged.best = other.best
      merged.bestScore = other.bestScore
    }
    return merged
  }
}
