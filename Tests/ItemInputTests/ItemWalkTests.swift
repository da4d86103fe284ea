import TestSupport
import Testing

@testable import ItemInput

@Suite struct ItemWalks {
  @Test func labelsComeInTheOrderThatIsAskedFor() {
    var random = SeededRandom(seed: 7)
    let lines = (0..<1000).map { String(repeating: "x", count: $0 % 97) + "\($0)" }
    let items = read(lines.joined(separator: "\n"), .lines).items
    for order in [Array(lines.indices), lines.indices.shuffled(using: &random), [999, 1, 2], []] {
      var labels: [String] = []
      items.forEachLabel(of: order.map { UInt32($0) }) {
        labels.append(String(decoding: $0, as: UTF8.self))
      }
      #expect(labels == order.map { lines[$0] })
    }
  }

  @Test func itemsThatDoNotExistHaveEmptyLabels() {
    var labels: [String] = []
    read("a\nb", .lines).items.forEachLabel(of: [1, 2, .max, 0]) {
      labels.append(String(decoding: $0, as: UTF8.self))
    }
    #expect(labels == ["b", "", "", "a"])
  }

  @Test func fieldsAreLabelsWhereThereAreSome() {
    var labels: [String] = []
    read("n,c\na,1\nb,2\n", .csv).items.forEachLabel(of: [1, 0], field: "c") {
      labels.append(String(decoding: $0, as: UTF8.self))
    }
    #expect(labels == ["2", "1"])
  }
}
