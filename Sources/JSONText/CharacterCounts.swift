/// How many characters of a UTF-8 text lie ahead of any offset.
///
/// The sums are kept every so many bytes, so that a file of one long line with a fault in each row
/// is not read from its beginning for each of them.
struct CharacterCounts: Sendable {
  /// A number of characters.
  struct Count: Sendable {
    /// Unicode scalars.
    var scalars = 0
    /// Those among them that are two units in UTF-16.
    var pairs = 0

    fileprivate mutating func add(_ bytes: ArraySlice<UInt8>) {
      for byte in bytes where byte & 0xC0 != 0x80 {
        scalars += 1
        if byte >= 0xF0 { pairs += 1 }
      }
    }
  }

  private static let step = 1024

  private let start: Int
  /// The counts at `start` and after each whole step.
  private var sums: [Count] = []

  /// Counts what lies in `range` of `bytes`.
  ///
  /// - Complexity: O(length of the range).
  init(_ bytes: [UInt8], range: Range<Int>) {
    start = range.lowerBound
    guard range.count >= Self.step else { return }
    var count = Count()
    sums.append(count)
    for next in stride(from: start + Self.step, through: range.upperBound, by: Self.step) {
      count.add(bytes[next - Self.step..<next])
      sums.append(count)
    }
  }

  /// The characters between the beginning of the range and `offset`, which lies in it.
  ///
  /// - Complexity: O(1).
  func count(before offset: Int, in bytes: [UInt8]) -> Count {
    let whole = min((offset - start) / Self.step, max(sums.count - 1, 0))
    var count = sums.isEmpty ? Count() : sums[whole]
    count.add(bytes[start + whole * Self.step..<offset])
    return count
  }
}
