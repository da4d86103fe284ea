/// The number of typing errors between a query and the beginning of a text.
///
/// An error is a letter too many, one missing, one for another, or two neighbours exchanged
/// (optimal string alignment).
struct EditDistance {
  private let query: [UInt32]
  private let limit: Int
  private var rows: [[Int]]

  /// Creates a comparison with a query, which gives up beyond `limit` errors.
  init(query: [UInt32], limit: Int) {
    self.query = query
    self.limit = limit
    rows = Array(repeating: Array(repeating: 0, count: query.count + 1), count: 3)
  }

  /// The errors between the query and the beginning of a text that is nearest to it.
  ///
  /// - Returns: The number of errors, or nil where it is above the limit.
  /// - Complexity: O(*m*²) for a query of *m* letters, however long the text is.
  mutating func toBeginning(of text: ArraySlice<UInt32>) -> Int? {
    let length = query.count
    for index in 0...length { rows[0][index] = index }
    var best = length
    var before: UInt32?
    for (column, letter) in text.prefix(length + limit).enumerated() {
      rows[1][0] = column + 1
      var smallest = column + 1
      for index in query.indices {
        let isEqual = query[index] == letter
        var errors = min(rows[0][index] + (isEqual ? 0 : 1), rows[0][index + 1] + 1)
        errors = min(errors, rows[1][index] + 1)
        if index > 0, let before, query[index] == before, query[index - 1] == letter {
          errors = min(errors, rows[2][index - 1] + 1)
        }
        rows[1][index + 1] = errors
        smallest = min(smallest, errors)
      }
      best = min(best, rows[1][length])
      if smallest > limit { break }
      before = letter
      // The rows move on: the one before last becomes the next to be written.
      rows.swapAt(0, 2)
      rows.swapAt(0, 1)
    }
    return best <= limit ? best : nil
  }
}
