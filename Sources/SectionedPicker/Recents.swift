/// The identities of what was picked last: newest first, each once, no more than a limit.
///
/// This is the policy alone. Keeping it between runs is the caller's affair.
public struct Recents: Hashable, Sendable {
  /// How many picks are remembered unless the caller says otherwise.
  public static let defaultLimit = 10

  /// The identities, newest first.
  public private(set) var ids: [String]
  /// How many are kept.
  public let limit: Int

  /// Creates recents from stored identities, newest first.
  ///
  /// A limit that was lowered since they were stored is applied at once; an identity that occurs
  /// twice counts where it is newest.
  public init(ids: [String] = [], limit: Int = Recents.defaultLimit) {
    self.limit = max(0, limit)
    var seen: Set<String> = []
    self.ids = []
    for id in ids where self.ids.count < self.limit && seen.insert(id).inserted {
      self.ids.append(id)
    }
  }

  /// Puts `id` in front, and drops what is over the limit.
  public mutating func record(_ id: String) {
    self = Recents(ids: [id] + ids, limit: limit)
  }

  /// Forgets everything.
  public mutating func clear() {
    ids = []
  }
}
