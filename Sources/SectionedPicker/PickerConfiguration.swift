/// When a query is searched for.
public enum SearchTriggeringMode: String, CaseIterable, Hashable, Sendable {
  /// At every change of the query.
  case searchAsYouType
  /// When the query is submitted.
  case searchOnSubmit
}

/// Every text and number that a picker can be given.
///
/// Texts are plain: `{query}` and `{count}` stand for what is typed and for the number found, and no
/// other character in them means anything.
public struct PickerConfiguration: Hashable, Sendable {
  /// What stands in front of the query.
  public var prompt = "> "
  /// What is said where there is nothing to pick from.
  public var emptyText = "Nothing to pick from"
  /// What is said where nothing has come yet.
  public var loadingText = "Waiting for items"
  /// What is said where nothing matches.
  public var noResultsText = "No match for “{query}”"
  /// What is said where one element matches.
  public var foundOneText = "Found 1 result"
  /// What is said where several match.
  public var foundManyText = "Found {count} results"
  /// What is said where only misspellings of the query match.
  public var guessText = "No match for “{query}”: did you mean"
  /// The heading over what was picked last.
  public var recentsTitle = "Recent"
  /// What the help says of the command that forgets what was picked last.
  public var clearRecentsText = "forget what was picked last"
  /// What is said once what was picked last is forgotten.
  public var clearedRecentsText = "recents forgotten: {count}"
  /// What is said where nothing was picked before.
  public var noRecentsText = "there are no recents"
  /// The heading over what is preferred.
  public var preferredTitle = "Preferred"
  /// When a query is searched for.
  public var searchTriggeringMode = SearchTriggeringMode.searchAsYouType
  /// How many elements may be picked at once; 1 for a single pick.
  public var selectionLimit = 1
  /// How many recents are shown and kept at most; nil for as many as the recents allow themselves.
  public var recentsLimit: Int?
  /// Whether to pick is to pick what is marked, and nothing where nothing is.
  public var requiresMark = false
  /// Whether a query that nothing matches may be picked itself.
  public var acceptsQuery = false

  /// The label of the recents in the index strip.
  public static let recentsIndexTitle = "★"
  /// The label of what is preferred in the index strip.
  public static let preferredIndexTitle = "☆"

  /// Creates a configuration with the default texts.
  public init() {}

  /// Says how many elements a query found.
  public func foundText(count: Int, query: String, isGuess: Bool) -> String {
    switch count {
    case 0: filled(noResultsText, count: count, query: query)
    case _ where isGuess: filled(guessText, count: count, query: query)
    case 1: filled(foundOneText, count: count, query: query)
    default: filled(foundManyText, count: count, query: query)
    }
  }

  /// Says how many picks were forgotten.
  public func clearedRecentsText(count: Int) -> String {
    filled(count == 0 ? noRecentsText : clearedRecentsText, count: count, query: "")
  }

  private func filled(_ template: String, count: Int, query: String) -> String {
    template.replacingEach(["{count}": String(count), "{query}": query])
  }
}

extension String {
  /// Replaces each placeholder where it stands in the text; what is put in is not searched again.
  func replacingEach(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if first == "{", let match = values.first(where: { rest.hasPrefix($0.key) }) {
        result += match.value
        rest = rest.dropFirst(match.key.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
