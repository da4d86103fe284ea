/// What a caller knows about a number that no element has as it stands.
public struct NumberMatches: Hashable, Sendable {
  /// The positions of the elements that it may belong to, best first.
  public let positions: [Int]
  /// What there is to say about it.
  public let note: String?

  /// Creates an answer.
  public init(positions: [Int] = [], note: String? = nil) {
    self.positions = positions
    self.note = note
  }
}

/// The elements that an exact key stands for.
public enum KeyResolution: Hashable, Sendable {
  /// One element, by its position.
  case one(Int)
  /// Several, by their positions, the main ones first.
  case several([Int])
  /// None.
  case none
}
