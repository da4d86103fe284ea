extension CountryCatalog {
  /// The same countries with their names in another language, in its order.
  ///
  /// The English name stays as an alias, behind the other names that the language has. Countries
  /// that the language has no name for keep theirs, at the end.
  public func named(in names: CountryNames) -> CountryCatalog {
    var countries: [Country] = []
    countries.reserveCapacity(self.countries.count)
    for row in names.rows {
      guard var country = country(row.code) else { continue }
      var aliases = row.romanised.map { [$0] } ?? []
      aliases += row.alternatives
      if row.name != country.name { aliases.append(country.name) }
      country.aliases = aliases + country.aliases.filter { $0 != row.name }
      country.name = row.name
      countries.append(country)
    }
    let named = Set(countries.map(\.code))
    return CountryCatalog(countries + self.countries.filter { !named.contains($0.code) })
  }
}

extension CountryNames {
  /// The index letter of each country.
  public var sections: [RegionCode: String] {
    Dictionary(rows.map { ($0.code, $0.section) }, uniquingKeysWith: { first, _ in first })
  }
}
