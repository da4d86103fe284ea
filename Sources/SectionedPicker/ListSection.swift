/// A run of elements under one heading.
public struct ListSection: Hashable, Sendable {
  /// The heading, which is also the section's label in the index: `A`, `CH`, `#`, or any text.
  public let title: String
  /// The positions of the section's elements in list order; never empty.
  public let positions: Range<Int>

  /// Creates a section of the elements at `positions`.
  public init(title: String, positions: Range<Int>) {
    self.title = title
    self.positions = positions
  }
}
