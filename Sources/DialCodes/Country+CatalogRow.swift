extension Country {
  /// A country of a row, with the facts that the row leaves out as they are known.
  init(
    _ row: CatalogRow, name: String, code: RegionCode, numbers: [DialNumber], known: Country?
  ) {
    let dialCode = numbers.first?.code
    let known = known.flatMap { $0.dialCode == dialCode ? $0 : $0.withoutNumbers }
    let stated = numbers.filter { $0.code == dialCode && !$0.areaCode.isEmpty }.map(\.areaCode)
    self.init(
      name: name, dialCode: dialCode, code: code, alpha3: row.alpha3 ?? known?.alpha3,
      aliases: row.aliases ?? known?.otherNames(than: name) ?? [],
      areaCodes: row.areaCodes ?? (stated.isEmpty ? known?.areaCodes ?? [] : stated),
      isMain: row.isMain ?? known?.isMain ?? false)
    for number in numbers where number.code != dialCode { addOther(number.code) }
  }

  /// Adds the numbers and the name that another row of the same country states.
  mutating func add(_ other: Country) {
    let key = NameKey(other.name)
    if key != NameKey(name), !aliases.contains(where: { NameKey($0) == key }) {
      aliases.append(other.name)
    }
    guard let otherCode = other.dialCode else { return }
    if dialCode == nil { dialCode = otherCode }
    if otherCode == dialCode {
      areaCodes += other.areaCodes.filter { !areaCodes.contains($0) }
    } else {
      addOther(otherCode)
    }
    for code in other.otherDialCodes where code != dialCode { addOther(code) }
  }

  private mutating func addOther(_ code: DialCode) {
    if !otherDialCodes.contains(code) { otherDialCodes.append(code) }
  }

  /// What is known of a country whose dial code is not the one that a file states.
  private var withoutNumbers: Country {
    Country(name: name, dialCode: nil, code: code, alpha3: alpha3, aliases: aliases)
  }

  private func otherNames(than name: String) -> [String] {
    let key = NameKey(name)
    return ([self.name] + aliases).filter { NameKey($0) != key }
  }
}
