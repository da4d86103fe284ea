import DialCodes

/// A country as the picker lists it: its facts, and its name and section in the language shown.
struct CountryRow {
  /// The facts, with the English name.
  let country: Country
  /// The name in the language shown.
  let name: String
  /// The label of the section that the name belongs to in that language; nil lets the list decide.
  let label: String?

  init(_ country: Country, name: String? = nil, label: String? = nil) {
    self.country = country
    self.name = name ?? country.name
    self.label = label
  }

  /// The identity of the row: the alpha-2 code.
  var id: String { country.code.alpha2 }

  /// The calling code and the area codes behind it, as `+1 242`.
  var shownDialCode: String { country.shownDialCode }

  /// The numbers that find the row: the calling code, and the calling code with each area code.
  var numbers: [String] {
    guard let code = country.dialCode?.digits else { return [] }
    return [code] + country.areaCodes.map { code + $0 }
  }

  /// The area codes, which find the row by themselves too.
  var areaCodes: [String] { country.areaCodes }

  /// English names, where another language is shown, and everyday ones.
  var aliases: [String] {
    name == country.name ? country.aliases : [country.name] + country.aliases
  }
}
