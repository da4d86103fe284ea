/// The keys of `CountryCodes.json`, so that a caller's own decoder reads that file.
extension Country: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, code, alpha3, aliases, main
    case dialCode = "dial_code"
    case areaCodes = "area_codes"
  }

  /// Decodes a row: `name`, `dial_code` and `code` have to be strings, the other keys may be absent.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a code that is not two letters, or a dial code that
  ///   is neither empty nor one to three digits.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: CodingKeys.self)
    let codeText = try row.decode(String.self, forKey: .code)
    guard let code = RegionCode(codeText) else {
      throw DecodingError.dataCorruptedError(
        forKey: .code, in: row, debugDescription: "“\(codeText)” is not two letters")
    }
    let dialText = try row.decode(String.self, forKey: .dialCode)
    let dialCode = DialCode(dialText)
    guard dialCode != nil || dialText.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .dialCode, in: row, debugDescription: "“\(dialText)” is no calling code")
    }
    self.init(
      name: try row.decode(String.self, forKey: .name),
      dialCode: dialCode,
      code: code,
      alpha3: try row.decodeIfPresent(String.self, forKey: .alpha3),
      aliases: try row.decodeIfPresent([String].self, forKey: .aliases) ?? [],
      areaCodes: try row.decodeIfPresent([String].self, forKey: .areaCodes) ?? [],
      isMain: try row.decodeIfPresent(Bool.self, forKey: .main) ?? false)
  }

  /// Encodes a row with the keys of `CountryCodes.json`, without those that would be empty.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(dialCode?.description ?? "", forKey: .dialCode)
    try row.encode(code.alpha2, forKey: .code)
    try row.encodeIfPresent(alpha3, forKey: .alpha3)
    if !aliases.isEmpty { try row.encode(aliases, forKey: .aliases) }
    if !areaCodes.isEmpty { try row.encode(areaCodes, forKey: .areaCodes) }
    if isMain { try row.encode(isMain, forKey: .main) }
  }
}
