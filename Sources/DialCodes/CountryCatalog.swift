/// A list of countries that can be asked by code and by dial code.
public struct CountryCatalog: Hashable, Sendable {
  /// The countries in list order.
  public let countries: [Country]

  /// Where each region stands in `countries`, by `RegionCode.ordinal`; -1 where it does not.
  private let positions: [Int32]

  /// Creates a catalogue that keeps the order of `countries`.
  ///
  /// Of two countries with the same code, the first is found by that code.
  public init(_ countries: [Country]) {
    var positions = [Int32](repeating: -1, count: RegionCode.ordinals.count)
    for (position, country) in countries.enumerated() {
      let ordinal = country.code.ordinal
      if positions[ordinal] < 0 { positions[ordinal] = Int32(clamping: position) }
    }
    self.countries = countries
    self.positions = positions
  }

  /// The country with this alpha-2 code.
  public func country(_ code: RegionCode) -> Country? {
    let position = Int(positions[code.ordinal])
    return position < 0 ? nil : countries[position]
  }

  /// The country that a code of two or three letters stands for, in any case: `gb`, `GBR`, and `UK`
  /// for `GB`.
  ///
  /// - Complexity: O(1) for two letters, otherwise O(*n*).
  public func country(coded key: some StringProtocol) -> Country? {
    if let code = RegionCode(key) { return country(code) ?? country(code.canonical) }
    guard key.utf8.count == 3 else { return nil }
    let alpha3 = key.uppercased()
    return countries.first { $0.alpha3 == alpha3 }
  }

  /// The countries that are dialled with a code, the main one first, the others in list order.
  ///
  /// - Complexity: O(*n*)
  public func countries(dialedWith code: DialCode) -> [Country] {
    var sharing = countries.filter { $0.dialCode == code }
    if let main = sharing.firstIndex(where: \.isMain) {
      sharing.insert(sharing.remove(at: main), at: 0)
    }
    return sharing
  }

  /// The main country of a dial code, or the only one; nil where nobody uses the code.
  ///
  /// - Complexity: O(*n*)
  public func mainCountry(of code: DialCode) -> Country? {
    countries.first { $0.dialCode == code && $0.isMain }
      ?? countries.first { $0.dialCode == code }
  }
}
