import SectionedPicker

/// What a command leads to.
struct CommandReply: Hashable, Sendable {
  /// Whether the picker goes on.
  var outcome = PickerOutcome.continues
  /// Lines to show instead of the list; empty where the list is to be shown.
  var lines: [String] = []
  /// A sentence about what happened.
  var message: String?
  /// Whether the command was refused, and nothing changed.
  var isError = false
  /// Whether the query is another one now, and is to be searched for.
  var changesQuery = false

  /// The reply to a command that is refused, for a reason that is told in a sentence.
  static func refused(_ reason: String?) -> Self { Self(message: reason, isError: true) }
}
