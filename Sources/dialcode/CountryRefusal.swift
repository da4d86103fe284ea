import DialCodes
import PickerProgram

extension ProgramError {
  /// A file of countries cannot be used.
  static func data(_ error: CatalogError) -> ProgramError {
    .refused(error.message, status: .failure)
  }

  /// There are no names in a language that was asked for.
  static func language(_ tag: String) -> ProgramError {
    .refused(
      "--lang \(tag): there are no names in this language; there are "
        + CountryNames.languages.joined(separator: " "), status: .failure)
  }

  /// A key of the command line names no country, or several.
  static func key(_ error: KeyError, option: String) -> ProgramError {
    switch error {
    case .unknown(let key, let reason):
      let advice =
        "\(option): no country is called “\(key)”; "
        + "try its two-letter code, or “dialcode --filter \(key)”"
      return .refused(reason ?? advice, status: option == "--select" ? .noMatch : .failure)
    case .ambiguous(let key, let names):
      return .refused(
        "\(option): “\(key)” names \(names.count) countries: "
          + names.joined(separator: ", ") + "; give one of the codes", status: .failure)
    }
  }
}
