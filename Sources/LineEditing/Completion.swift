/// What Tab makes of a line.
public struct Completion: Equatable, Sendable {
  /// Where in the line, in UTF-8 bytes, the candidates begin.
  public var start: Int
  /// The texts that may stand from `start` up to the cursor.
  public var candidates: [String]

  /// Creates a completion; one without candidates changes nothing.
  public init(start: Int, candidates: [String]) {
    self.start = start
    self.candidates = candidates
  }

  /// What takes the place of `typed`: as much as all candidates have in common, but never less
  /// than was typed.
  public func replacement(for typed: String) -> String {
    guard var common = candidates.first else { return typed }
    for candidate in candidates.dropFirst() {
      common = Completion.commonPrefix(common, candidate)
    }
    if candidates.count > 1, common.utf8.count < typed.utf8.count { return typed }
    return common
  }

  /// Whole characters only, so that no half of one is left on the line.
  private static func commonPrefix(_ first: String, _ second: String) -> String {
    String(zip(first, second).prefix { $0 == $1 }.map(\.0))
  }
}
