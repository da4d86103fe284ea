/// A table of what was measured: medians, the middle half, and ratios to the peers.
struct Comparison {
  private let title: String
  private let measurements: [Measurements]
  private let peers: [String]

  /// Compares measurements with those whose names begin with the name of a peer.
  init(_ title: String, of measurements: [Measurements], against peers: [String]) {
    self.title = title
    self.measurements = measurements
    self.peers = peers
  }

  /// The table, in columns.
  var text: String {
    let hasBytes = measurements.contains { !$0.byteCounts.isEmpty }
    let heading =
      [title, "median", "middle half"] + (hasBytes ? ["bytes"] : []) + ["memory"]
      + peers.map { "× \($0)" }
    let rows = measurements.map { measured in
      [measured.name] + times(measured) + (hasBytes ? [bytes(measured)] : [])
        + [measured.peakMemory.map { Self.fixed(Double($0) / 1_048_576, 1) + " MB" } ?? "—"]
        + peers.map { ratio(of: measured, to: $0) }
    }
    return Self.aligned([heading] + rows)
  }

  private func times(_ measured: Measurements) -> [String] {
    let times = measured.times.map(\.milliseconds)
    guard let median = times.median, let low = times.quantile(0.25),
      let high = times.quantile(0.75)
    else { return ["—", "—"] }
    return [Self.fixed(median, 2) + " ms", Self.fixed(low, 2) + "–" + Self.fixed(high, 2)]
  }

  private func bytes(_ measured: Measurements) -> String {
    measured.byteCounts.median.map(String.init) ?? "—"
  }

  private func ratio(of measured: Measurements, to peer: String) -> String {
    let reference = measurements.first { $0.name == peer || $0.name.hasPrefix(peer + " ") }
    guard let median = measured.times.map(\.milliseconds).median,
      let reference = reference?.times.map(\.milliseconds).median, reference > 0
    else { return "—" }
    return Self.fixed(median / reference, 2)
  }

  /// The first column to the left, the others to the right, as wide as they have to be.
  private static func aligned(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : "  " + padding + cell
      }.joined()
    }.joined(separator: "\n")
  }

  /// A number with so many decimals.
  private static func fixed(_ number: Double, _ decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((number * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(scaled / scale).\(zeros)\(fraction)"
  }
}

extension Duration {
  /// The duration in milliseconds.
  fileprivate var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
