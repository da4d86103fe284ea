public import SectionedPicker

/// What commands need to know beyond the picker's state: the matters of the elements' own field.
public struct CommandHost<Element> {
  /// All that is known of an element, a line each.
  public var info: (Element) -> [String]
  /// Whose telephone number this is, a line each; nil where the list has no numbers.
  public var number: ((String) -> [String])?
  /// The items with their names in another language; nil where there is one language only.
  public var items: ((_ languageTag: String) throws(CommandRefusal) -> PickerItems<Element>)?
  /// Forgets on disk what was picked last.
  public var forgetRecents: () throws(StateError) -> Void

  /// Creates a host that knows nothing.
  public init() {
    info = { _ in [] }
    forgetRecents = { () throws(StateError) in }
  }
}

/// Why a command is refused.
public struct CommandRefusal: Error, Hashable, Sendable {
  /// The reason and the way out, in a sentence.
  public let message: String

  /// Creates a refusal with its sentence.
  public init(message: String) {
    self.message = message
  }
}
