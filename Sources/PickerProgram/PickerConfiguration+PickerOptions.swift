public import PickerOptions
public import SectionedPicker

extension PickerConfiguration {
  /// What the options of the command line mean for a picker.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - one: What one of the things to pick from is called.
  ///   - many: What several of them are called.
  public init(_ options: PickerOptions, one: String, many: String) {
    self.init()
    prompt = options.prompt ?? prompt
    emptyText = "There are no \(many) to pick from"
    noResultsText = "No \(one) matches “{query}”"
    foundOneText = "Found 1 \(one)"
    foundManyText = "Found {count} \(many)"
    guessText = "No \(one) matches “{query}”: did you mean"
    searchTriggeringMode = options.searchTrigger == .submit ? .searchOnSubmit : .searchAsYouType
    selectionLimit = options.pickLimit
    requiresMark = options.requireMark
    acceptsQuery = options.acceptQuery
  }
}
