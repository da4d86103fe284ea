import DialCodes

/// All that is known of a country, for a person to read.
enum CountryDetails {
  /// The facts, a line each.
  static func lines(of row: CountryRow) -> [String] {
    let country = row.country
    let facts: [(String, String)] = [
      ("name", row.name),
      ("dial code", country.dialCode?.description ?? ""),
      ("area codes", country.areaCodes.joined(separator: " ")),
      ("alpha-2", country.code.alpha2),
      ("alpha-3", country.alpha3 ?? ""),
      ("also called", country.aliases.joined(separator: ", ")),
    ]
    return facts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }
}
