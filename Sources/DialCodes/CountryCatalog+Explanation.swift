extension CountryCatalog {
  /// Why `key`, a code or a name, is no country that can be dialled, and what to use instead; nil
  /// where `key` is dialled, or is nothing that is known here.
  ///
  /// Regions without a calling code say whose code serves them, withdrawn codes name the countries
  /// that followed: `AN` was withdrawn in 2010, and Curaçao, Sint Maarten and the Caribbean
  /// Netherlands came after it.
  public func explanation(of key: String) -> String? {
    let key = trimmed(key)
    guard !key.isEmpty else { return nil }
    if let country = country(coded: key) ?? country(called: key) {
      return country.dialCode == nil ? explanation(ofUndialed: country) : nil
    }
    let former = FormerRegion.all.filter { $0.matches(key) }
    guard !former.isEmpty else { return nil }
    return former.map(explanation(of:)).joined(separator: "; ")
  }

  private func country(called name: String) -> Country? {
    let name = name.lowercased()
    return countries.first { country in
      country.name.lowercased() == name || country.aliases.contains { $0.lowercased() == name }
    }
  }

  private func explanation(ofUndialed country: Country) -> String {
    let reason = Self.reasonsForNoCode[country.code.alpha2].map { ": " + $0 } ?? ""
    return "\(country.name) (\(country.code)) has no calling code of its own\(reason)"
  }

  private func explanation(of former: FormerRegion) -> String {
    let successors = former.successors.map { successor in
      guard let code = RegionCode(successor), let country = country(code) else { return successor }
      return [country.name, country.code.alpha2, country.shownDialCode]
        .filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return "\(former.name) (\(former.code)) was withdrawn in \(former.withdrawn)"
      + "; now: " + successors.joined(separator: ", ")
  }

  /// What serves the entries of ISO 3166-1 that ITU-T E.164 assigns no code to.
  private static let reasonsForNoCode = [
    "AQ": "each station uses its own country’s, Australia’s stations +672 1",
    "BV": "it is uninhabited; it belongs to Norway, +47",
    "GS": "its lines are reached through the Falkland Islands, +500",
    "HM": "it is uninhabited; it belongs to Australia, +61",
    "PN": "its lines are reached through New Zealand, +64",
    "TF": "its stations are reached through Réunion, +262",
    "UM": "its stations are reached through the United States, +1 808",
  ]
}
