import JSONText

extension CatalogAudit {
  /// The file as it should be, as JSON text: one object a row with `name`, `dial_code`, `code`, what
  /// else is known, and the row's other members as they are.
  ///
  /// Names stay as they were unless they are damaged or another country's. Withdrawn countries and
  /// rows of no country are left out, missing ones are added, and all are sorted by name.
  public func corrected() -> String {
    var present: Set<RegionCode> = []
    var rows = file.entries.compactMap(correctedRow)
      .filter { present.insert($0.country.code).inserted }
    rows += reference.countries.filter { $0.dialCode != nil && !present.contains($0.code) }
      .map { CorrectedRow(country: $0, otherMembers: []) }
    // Swift's sort is stable: rows of the same name keep their order.
    let sorted = rows.map { (row: $0, order: NameOrder($0.country.name)) }
      .sorted { $0.order < $1.order }
    let hasFlags = file.entries.contains { $0.row.flagPlace != nil }
    let flagKey = hasFlags ? file.entries.lazy.compactMap(\.row.flagKey).first : nil
    let lines = sorted.map { $0.row.text(flagKey: flagKey) }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private func correctedRow(_ entry: CatalogEntry) -> CorrectedRow? {
    guard let code = entry.code, !isDuplicate(entry) else { return nil }
    guard let right = reference.country(code) else {
      // A country of the file's own stays, one that is no more does not.
      guard let country = entry.country, reference.explanation(of: code.alpha2) == nil else {
        return nil
      }
      return CorrectedRow(country: country, otherMembers: entry.row.otherMembers)
    }
    var country = right
    country.name = correctedName(entry, right)
    if NameOrder(country.name) != NameOrder(right.name) {
      country.aliases = ([right.name] + right.aliases).filter { $0 != country.name }
    }
    return CorrectedRow(country: country, otherMembers: entry.row.otherMembers)
  }

  private func isDuplicate(_ entry: CatalogEntry) -> Bool {
    entry.problems.contains { problem in
      if case .duplicateRow = problem.reason { true } else { false }
    }
  }

  private func correctedName(_ entry: CatalogEntry, _ right: Country) -> String {
    guard entry.row.name != nil, let name = entry.name.map(withoutStrayBlanks), !name.isEmpty else {
      return right.name
    }
    let isAnothers = findings.contains { finding in
      if case .nameOf = finding.why { finding.row == entry.row.index } else { false }
    }
    if isAnothers { return right.name }
    return right.spelling(ofRunTogether: name) ?? right.spelling(ofIncomplete: name) ?? name
  }
}

/// A row to be written.
private struct CorrectedRow {
  var country: Country
  var otherMembers: [JSONMembers.Member]

  func text(flagKey: String?) -> String {
    var members = [
      ("name", jsonQuoted(country.name)),
      ("dial_code", jsonQuoted(country.dialCode?.description ?? "")),
      ("code", jsonQuoted(country.code.alpha2)),
    ]
    if let alpha3 = country.alpha3 { members.append(("alpha3", jsonQuoted(alpha3))) }
    if !country.aliases.isEmpty { members.append(("aliases", list(country.aliases))) }
    if !country.areaCodes.isEmpty { members.append(("area_codes", list(country.areaCodes))) }
    if country.isMain { members.append(("main", "true")) }
    let flag = flagKey.map { ($0, jsonQuoted(country.code.flag)) }
    // A name that is written already is not written twice; of the row's own the last one counts.
    var written = Set((members + [flag].compactMap(\.self)).map(\.0))
    let others = otherMembers.reversed().filter { written.insert($0.key.string ?? "").inserted }
      .map { ($0.key.string ?? "", String(decoding: $0.value.source, as: UTF8.self)) }
    members += others.reversed()
    if let flag { members.append(flag) }
    return "{" + members.map { jsonQuoted($0) + ":" + $1 }.joined(separator: ",") + "}"
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(jsonQuoted).joined(separator: ",") + "]"
  }
}

extension CatalogRow {
  /// The name of the member that holds the flag.
  fileprivate var flagKey: String? {
    guard let flagPlace else { return nil }
    return otherMembers.first { $0.value.range == flagPlace.value.range }?.key.string
  }
}
