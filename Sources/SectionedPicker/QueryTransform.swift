/// A pair of changes between the text that is shown and the text that is searched for.
///
/// Both are applied every time, so that what goes out comes back the same. The classical use is a
/// field that shows words capitalised: `toShown` must leave alone what is fine already, such as
/// `UAE`.
public struct QueryTransform: Sendable {
  /// Makes the text to show of the text that is searched for.
  public var toShown: @Sendable (String) -> String
  /// Makes the text to search for of the text that is shown.
  public var toQuery: @Sendable (String) -> String

  /// Creates a transform from its two directions.
  public init(
    toShown: @escaping @Sendable (String) -> String,
    toQuery: @escaping @Sendable (String) -> String
  ) {
    self.toShown = toShown
    self.toQuery = toQuery
  }

  /// Where the cursor belongs once a text that is being typed is shown as the transform has it.
  ///
  /// - Parameters:
  ///   - cursor: The characters before the cursor.
  ///   - typed: The text as it was typed.
  /// - Returns: The characters before the cursor in what is shown: what stood before it still does.
  public func cursor(_ cursor: Int, in typed: String) -> Int {
    let before = toShown(toQuery(String(typed.prefix(max(0, cursor)))))
    return min(before.count, toShown(toQuery(typed)).count)
  }

  /// Changes nothing.
  public static let identity = QueryTransform(toShown: { $0 }, toQuery: { $0 })

  /// Shows the first letter of each word in upper case, and every other letter as it was typed.
  public static let capitalized = QueryTransform(
    toShown: { text in
      var isStart = true
      return String(
        text.flatMap { character -> String in
          defer { isStart = character.isWhitespace }
          return isStart ? character.uppercased() : String(character)
        })
    },
    toQuery: { $0 })
}
