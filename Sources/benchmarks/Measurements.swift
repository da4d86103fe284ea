/// What was measured of one contestant, turn by turn.
struct Measurements {
  let name: String
  /// How long each turn took.
  var times: [Duration] = []
  /// How many bytes each turn wrote to the terminal; empty where there is none.
  var byteCounts: [Int] = []
  /// The largest peak of memory, in bytes; nil where it cannot be told.
  var peakMemory: Int?

  init(_ name: String) { self.name = name }

  /// Takes a peak of memory in.
  mutating func add(memory: Int) { peakMemory = max(peakMemory ?? 0, memory) }
}

extension Collection where Element: Comparable {
  /// The element below which a share of all elements lies; nil where there are none.
  func quantile(_ share: Double) -> Element? {
    let sorted = sorted()
    guard !sorted.isEmpty else { return nil }
    return sorted[Int((Double(sorted.count - 1) * share).rounded())]
  }

  /// The element in the middle; nil where there are none.
  var median: Element? { quantile(0.5) }
}
