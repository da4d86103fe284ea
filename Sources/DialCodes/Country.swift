/// A country or territory: its names, its codes, and how it is dialled.
public struct Country: Hashable, Sendable {
  /// The name that is shown.
  public var name: String
  /// The calling code; nil where the region has none of its own (Antarctica, Pitcairn).
  public var dialCode: DialCode?
  /// The alpha-2 code, which is the country's identity.
  public var code: RegionCode
  /// The alpha-3 code, such as `GBR`; nil where there is none.
  public var alpha3: String?
  /// Former, short and everyday names in English.
  public var aliases: [String]
  /// The digits after a shared calling code that are this country's alone: `242` behind `+1`.
  public var areaCodes: [String]
  /// Whether this is the main country of a calling code that others share.
  public var isMain: Bool
  /// Further calling codes, which a file may state beside the first one; found, but never printed.
  public var otherDialCodes: [DialCode]

  /// Creates a country from its facts.
  public init(
    name: String, dialCode: DialCode?, code: RegionCode, alpha3: String? = nil,
    aliases: [String] = [], areaCodes: [String] = [], isMain: Bool = false,
    otherDialCodes: [DialCode] = []
  ) {
    self.name = name
    self.dialCode = dialCode
    self.code = code
    self.alpha3 = alpha3
    self.aliases = aliases
    self.areaCodes = areaCodes
    self.isMain = isMain
    self.otherDialCodes = otherDialCodes
  }
}

extension Country {
  /// The calling code with its area codes, as a row shows it: `+44`, `+1 242`, `+1 787/939`;
  /// empty for a region without a code.
  public var shownDialCode: String {
    guard let dialCode else { return "" }
    guard !areaCodes.isEmpty else { return dialCode.description }
    return dialCode.description + " " + areaCodes.joined(separator: "/")
  }

  /// The flag, as the two regional indicator symbols of the code.
  public var flag: String { code.flag }
}
