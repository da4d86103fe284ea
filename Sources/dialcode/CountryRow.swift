import DialCodes

/// A country as the picker lists it: its facts, and the section that its name belongs to.
struct CountryRow {
  /// The facts, with the name in the language shown.
  let country: Country
  /// The label of the section in that language; nil lets the list decide.
  let label: String?

  /// The identity of the row: the alpha-2 code.
  var id: String { country.code.alpha2 }

  /// The name that is shown.
  var name: String { country.name }

  /// The calling code and the area codes behind it, as `+1 242`.
  var shownDialCode: String { country.shownDialCode }

  /// The numbers that find the row: the calling code, and the calling code with each area code.
  var numbers: [String] {
    guard let code = country.dialCode?.digits else { return [] }
    return [code] + country.areaCodes.map { code + $0 } + country.otherDialCodes.map(\.digits)
  }

  /// The area codes, which find the row by themselves too.
  var areaCodes: [String] { country.areaCodes }
}
