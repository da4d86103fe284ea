/// What members of a row mean, by the names that lists in use give them.
///
/// Names are compared by their letters and digits in lower case: `dial_code`, `dialCode` and
/// `Dial Code` are one. A lower rank is preferred where several members could mean the same.
enum CatalogKeys {
  static let name = ranks(
    ["name"], ["countryname", "commonname"], ["country"],
    ["nameen", "countryen", "countrynameen", "enname", "en", "english", "englishname"],
    ["displayname", "label", "title", "text"], ["names", "shortname", "fullname", "officialname"])

  static let dialCode = ranks(
    ["dialcode", "dialingcode", "diallingcode", "dialcodes", "countrydialcode"],
    ["callingcode", "callingcodes", "countrycallingcode", "countrycallingcodes"],
    ["phonecode", "phonecodes", "phonecountrycode", "countryphonecode", "dial", "idd"],
    ["phone", "phoneprefix", "dialprefix", "isd", "isdcode", "telephonecode", "telcode", "tel"],
    ["internationalcode", "intlcode", "internationalprefix", "prefix"],
    // What these mean is decided by what they hold.
    ["countrycode"], ["code", "codes"], ["value", "number"])

  static let code = ranks(
    ["iso2", "alpha2", "alpha2code", "cca2", "isoalpha2", "iso31661alpha2", "countrycodealpha2"],
    ["isocode", "iso", "isocode2", "iso2code", "countryiso", "countryiso2", "countryisocode"],
    ["twolettercode", "a2", "iso31661"], ["code"], ["countrycode", "regioncode", "shortcode"],
    ["abbreviation", "abbr", "short", "countryshort", "region"], ["id", "key"], ["value"],
    ["country"])

  static let alpha3 = ranks(
    [
      "alpha3", "alpha3code", "iso3", "cca3", "isoalpha3", "iso31661alpha3", "isocode3", "iso3code",
    ],
    ["threelettercode", "a3", "code3"])

  static let flag = ranks(["flag", "emoji", "flagemoji", "emojiflag", "unicodeflag"])
  static let aliases = ranks(["aliases"], ["altspellings", "alternativenames", "othernames"])
  static let areaCodes = ranks(["areacodes"])
  static let main = ranks(["main"])

  /// The names that mean a dial code or a country code whatever they hold.
  static let certainDialCodeRank = 5
  static let certainCodeRank = 3

  static func normalized(_ key: String) -> String {
    String(
      decoding: key.utf8.filter(isASCIILetterOrDigit).map { isASCIILetter($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }

  private static func ranks(_ names: [String]...) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for (rank, names) in names.enumerated() {
      for name in names { ranks[name] = rank }
    }
    return ranks
  }
}
