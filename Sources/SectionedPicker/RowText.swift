/// What a row says about its element: text alone, laid out by whoever draws it.
public struct RowText: Hashable, Sendable {
  /// A short mark in front, such as a flag; empty where there is none.
  public var leading: String
  /// The text of the row.
  public var title: String
  /// Why the row is there when the title does not show it: the alias that matched.
  public var reason: String?
  /// The parts of `title` that the query matched, as ranges of UTF-8 offsets.
  public var highlights: [Range<Int>]
  /// What stands in columns behind the title, most important first.
  public var details: [String]
  /// The row as one line of words, for output that is read aloud; by default made of the rest.
  public var spoken: String?

  /// Creates the content of a row.
  public init(
    title: String, leading: String = "", reason: String? = nil, highlights: [Range<Int>] = [],
    details: [String] = [], spoken: String? = nil
  ) {
    self.title = title
    self.leading = leading
    self.reason = reason
    self.highlights = highlights
    self.details = details
    self.spoken = spoken
  }

  /// Creates the content of a row that shows how the query matched its title.
  public init(
    title: String, match: Match?, leading: String = "", details: [String] = [],
    spoken: String? = nil
  ) {
    self.init(
      title: title, leading: leading, reason: match?.reason, highlights: match?.highlights ?? [],
      details: details, spoken: spoken)
  }

  /// The row as one line of words: the title, why it is there, and the details.
  public var line: String {
    let why = reason.map { " (\($0))" } ?? ""
    return spoken.map { $0 + why } ?? ([title + why] + details).joined(separator: ", ")
  }
}
