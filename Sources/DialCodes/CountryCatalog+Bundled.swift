import CResources
import JSONText

extension CountryCatalog {
  /// The catalogue that is built in: every region that can be dialled, and the entries of ISO 3166-1
  /// that have no code of their own, in the order of their English names.
  ///
  /// It is decoded at each call, in a fraction of a millisecond; keep the result.
  public static func bundled() -> CountryCatalog {
    let rows = resource_country_codes.contents
    // The text is a constant of the program: if it were no JSON, no test of it would pass.
    guard let document = try? JSONDocument(Array(rows)) else { return CountryCatalog([]) }
    return CountryCatalog(document.root.elements.compactMap(Country.init(bundledRow:)))
  }
}

extension Country {
  /// A row of `CountryCodes.json`, in which every member is of its kind.
  fileprivate init?(bundledRow row: JSONValue) {
    var name: String?
    var dialCode: DialCode?
    var code: RegionCode?
    var alpha3: String?
    var (aliases, areaCodes): ([String], [String]) = ([], [])
    var isMain = false
    for member in row.members {
      let value = member.value
      switch member.key.string {
      case "name": name = value.string
      case "dial_code": dialCode = value.string.flatMap { DialCode($0) }
      case "code": code = value.string.flatMap { RegionCode($0) }
      case "alpha3": alpha3 = value.string
      case "aliases": aliases = value.elements.compactMap(\.string)
      case "area_codes": areaCodes = value.elements.compactMap(\.string)
      case "main": isMain = value.boolean ?? false
      default: continue
      }
    }
    guard let name, let code else { return nil }
    self.init(
      name: name, dialCode: dialCode, code: code, alpha3: alpha3, aliases: aliases,
      areaCodes: areaCodes, isMain: isMain)
  }
}
