import SectionedPicker

/// What a command leads to.
struct CommandReply: Hashable, Sendable {
  /// Whether the picker goes on.
  var outcome: PickerOutcome
  /// Lines to show instead of the list; empty where the list is to be shown.
  var lines: [String]
  /// A sentence about what happened.
  var message: String?
  /// Whether the command was refused, and nothing changed.
  var isError: Bool
  /// Whether the query is another one now, and is to be searched for.
  var changesQuery = false

  /// Creates a reply.
  init(
    outcome: PickerOutcome = .continues, lines: [String] = [], message: String? = nil,
    isError: Bool = false
  ) {
    self.outcome = outcome
    self.lines = lines
    self.message = message
    self.isError = isError
  }
}
