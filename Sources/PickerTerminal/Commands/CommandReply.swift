public import SectionedPicker

/// What a command leads to.
public struct CommandReply: Hashable, Sendable {
  /// Whether the picker goes on.
  public var outcome: PickerOutcome
  /// Lines to show instead of the list; empty where the list is to be shown.
  public var lines: [String]
  /// A sentence about what happened.
  public var message: String?
  /// Whether the command was refused, and nothing changed.
  public var isError: Bool
  /// Whether the query is another one now, and is to be searched for.
  public var changesQuery = false

  /// Creates a reply.
  public init(
    outcome: PickerOutcome = .continues, lines: [String] = [], message: String? = nil,
    isError: Bool = false
  ) {
    self.outcome = outcome
    self.lines = lines
    self.message = message
    self.isError = isError
  }
}
