/// What a query found: positions in the order of the list, and the best one.
public struct Matches: Hashable, Sendable {
  /// The matching positions, ascending.
  public let positions: Positions
  /// The position of the best match; nil where nothing was asked or nothing found.
  public private(set) var best: Int?
  /// Whether these are guesses at a misspelt query: "did you mean".
  public let isGuess: Bool
  /// What there is to say about the query, such as why a number belongs to no element.
  public let note: String?

  /// The number of matching elements.
  public var count: Int { positions.count }

  /// Creates the result of a query.
  public init(positions: Positions, best: Int? = nil, isGuess: Bool = false, note: String? = nil) {
    self.positions = positions
    self.best = best
    self.isGuess = isGuess
    self.note = note
  }

  /// The same matches with another best one.
  func with(best: Int) -> Matches {
    var matches = self
    matches.best = best
    return matches
  }
}

/// Ascending positions in a list: all of them, or a chosen few.
///
/// All positions take no memory, and chosen ones four bytes each.
public struct Positions: RandomAccessCollection, Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case all(Int)
    case some([Int32])
  }

  private let storage: Storage

  /// Every position of a list of `count` elements.
  public init(all count: Int) { storage = .all(Swift.max(0, count)) }

  /// The given positions, which must be ascending.
  public init(_ positions: [Int32]) { storage = .some(positions) }

  /// The index of the first position.
  public var startIndex: Int { 0 }

  /// The index past the last position.
  public var endIndex: Int {
    switch storage {
    case .all(let count): count
    case .some(let positions): positions.count
    }
  }

  /// The position at an index.
  public subscript(index: Int) -> Int {
    switch storage {
    case .all: index
    case .some(let positions): Int(positions[index])
    }
  }

  /// The index at which a position stands, or nil where it is not among them.
  ///
  /// - Complexity: O(log *n*).
  public func index(of position: Int) -> Int? {
    switch storage {
    case .all(let count):
      return position >= 0 && position < count ? position : nil
    case .some(let positions):
      let index = positions.partitionPoint { Int($0) < position }
      return index < positions.count && Int(positions[index]) == position ? index : nil
    }
  }
}
