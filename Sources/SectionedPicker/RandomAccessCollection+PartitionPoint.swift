extension RandomAccessCollection {
  /// The first index whose element does not satisfy `belongsInFirstPart`, in a collection in which
  /// all that do come before all that do not.
  ///
  /// Inlinable, so that other modules have one that is made for their collections.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitionPoint(where belongsInFirstPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var remaining = count
    while remaining > 0 {
      let half = remaining / 2
      let middle = index(low, offsetBy: half)
      if belongsInFirstPart(self[middle]) {
        low = index(after: middle)
        remaining -= half + 1
      } else {
        remaining = half
      }
    }
    return low
  }
}
