import DialCodes
import PickerOptions
import PickerProgram
import PickerTerminal

extension PickerOptions {
  /// Whether standard input is the list.
  var readsItemsFromInput: Bool { sourceCommand == nil && (itemsPath ?? "-") == "-" }

  /// Refuses options that say two things at once of the items, or none where they come from.
  func checkItems() throws(ProgramError) {
    if let tag = language, CountryNames.labels(ofLanguage: tag) == nil {
      throw .refused(
        "--lang \(tag): the letters of this language are not known; known are "
          + CountryNames.languages.joined(separator: " "), status: .failure)
    }
    if read0, let format = inputFormat, format != .lines {
      throw .refused(
        "--read0 and --input \(format.rawValue) are two forms of the items; choose one",
        status: .failure)
    }
    if sourceCommand != nil, itemsPath != nil {
      throw .refused("--items and --source are two lists; choose one", status: .failure)
    }
    if sourceCommand != nil, let option = listOption {
      throw .refused(
        "\(option) is about one list, and --source finds another for every query",
        status: .failure)
    }
    if readsItemsFromInput { try checkInput() }
  }

  /// An option that was given and names items of the whole list.
  private var listOption: String? {
    if case .key = initial { return "--initial" }
    let lists = [("--only", only), ("--exclude", exclude), ("--prefer", prefer)]
    return selected == nil ? lists.first { !$0.1.isEmpty }?.0 : "--selected"
  }

  private func checkInput() throws(ProgramError) {
    if case .script("-", _) = mode {
      throw .refused(
        "standard input is the script, so that the items need --items FILE", status: .failure)
    }
    if ProcessStreams.inputIsTerminal {
      throw .refused(
        "there are no items: pipe a list in, or name a file with --items", status: .failure)
    }
  }
}
