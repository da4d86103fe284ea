/// Finds the countries that are known by what rows of other files say.
struct CatalogLookup {
  private let catalog: CountryCatalog
  private lazy var byName = makeNames()

  private var known: [Country] { catalog.countries }

  init(_ known: [Country]) { catalog = CountryCatalog(known) }

  /// The known country of a code.
  func country(_ code: RegionCode) -> Country? {
    catalog.country(code) ?? catalog.country(code.canonical)
  }

  /// The known country of a code of three letters.
  func country(alpha3: String) -> Country? { catalog.country(coded: alpha3) }

  /// The country that a name means; where several have it, the one with one of `numbers`.
  mutating func country(named name: String, numbers: [DialNumber]) -> Country? {
    let withoutBrackets = String(name.prefix { $0 != "(" && $0 != "[" })
    for text in withoutBrackets == name ? [name] : [name, withoutBrackets] {
      let found = (byName[NameKey(text)] ?? []).map { known[$0] }
      if found.count == 1 { return found[0] }
      let matching = found.filter { $0.isDialled(with: numbers) }
      if matching.count == 1 { return matching[0] }
    }
    return nil
  }

  /// The country that numbers mean: the only one with that code and area code, or the main one of a
  /// code that is shared.
  func country(dialledWith numbers: [DialNumber]) -> Country? {
    guard let first = numbers.first else { return nil }
    let sharing = catalog.countries(dialedWith: first.code)
    if sharing.count == 1 { return sharing[0] }
    if first.areaCode.isEmpty { return sharing.first(where: \.isMain) }
    let matching = sharing.filter { $0.areaCodes.contains(first.areaCode) }
    return matching.count == 1 ? matching[0] : nil
  }

  private func makeNames() -> [NameKey: [Int]] {
    var names: [NameKey: [Int]] = [:]
    for (index, country) in known.enumerated() {
      for name in [country.name] + country.aliases {
        let key = NameKey(name)
        if !key.isEmpty, names[key]?.last != index { names[key, default: []].append(index) }
      }
    }
    return names
  }
}

extension Country {
  fileprivate func isDialled(with numbers: [DialNumber]) -> Bool {
    numbers.contains { number in
      number.code == dialCode
        && (number.areaCode.isEmpty || areaCodes.isEmpty || areaCodes.contains(number.areaCode))
    }
  }
}
