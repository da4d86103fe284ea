import JSONText

/// Makes countries of rows, with the help of the countries that are known.
struct CatalogInterpreter {
  private let file: String
  /// Whether rows state these at all: a list of names without dial codes takes them from the known
  /// countries.
  private let statesNames: Bool
  private let statesDialCodes: Bool
  private var lookup: CatalogLookup

  init(file: String, rows: [CatalogRow], known: [Country]) {
    self.file = file
    statesNames = rows.contains { $0.name != nil }
    statesDialCodes = rows.contains { $0.dialCode != nil }
    lookup = CatalogLookup(known)
  }

  /// Every row with what was made of it, in order; of several rows of one country, the first has
  /// what they all state.
  mutating func entries(of rows: [CatalogRow]) -> [CatalogEntry] {
    var entries: [CatalogEntry] = []
    var firstOfCode: [RegionCode: Int] = [:]
    for row in rows {
      var entry = entry(of: row)
      if let country = entry.country {
        if let first = firstOfCode[country.code] {
          let firstPlace = entries[first].row.place
          report(
            .duplicateRow(
              code: country.code, firstPath: firstPlace.path,
              firstLine: firstPlace.value.position.line), at: row.place, &entry)
          entries[first].country?.add(country)
          entry.country = nil
        } else {
          firstOfCode[country.code] = entries.count
        }
      }
      entries.append(entry)
    }
    return entries
  }

  private mutating func entry(of row: CatalogRow) -> CatalogEntry {
    var entry = CatalogEntry(row: row)
    if row.isNothing {
      report(.notARow(found: row.place.found), at: row.place, &entry)
      return entry
    }
    for key in row.place.value.duplicateKeys {
      report(.duplicateKey(key.string ?? ""), at: row.place, &entry)
    }
    entry.name = name(of: row, &entry)
    entry.numbers = row.dialCode.flatMap { DialNumber.numbers(in: $0.value) } ?? []
    entry.code = code(of: row, &entry)
    guard let code = entry.code else { return entry }
    let known = lookup.country(code)
    entry.numbers = entry.numbers.map { repaired($0, in: row, of: known, &entry) }
    // Both are looked at before the row is given up, so that both faults are told.
    let name = checkedName(entry.name ?? knownName(of: code), of: row, &entry)
    let numbers = checkedNumbers(of: row, known, &entry)
    if let name, let numbers {
      entry.country = Country(row, name: name, code: code, numbers: numbers, known: known)
    }
    return entry
  }

  private func name(of row: CatalogRow, _ entry: inout CatalogEntry) -> String? {
    guard let place = row.name, let text = place.nameText else { return nil }
    let (name, marks) = withoutHiddenMarks(text)
    if !marks.isEmpty { report(.hiddenMarks(name: name, marks: marks), at: place, &entry) }
    guard let repaired = repairedMojibake(name) else { return name.isEmpty ? nil : name }
    report(.mojibake(found: name, repaired: repaired), at: place, &entry)
    return repaired
  }

  private mutating func code(of row: CatalogRow, _ entry: inout CatalogEntry) -> RegionCode? {
    if let code = row.code?.value.string.flatMap({ RegionCode(trimmed($0)) }) {
      return lookup.country(code)?.code ?? code
    }
    let alpha3 = row.code.flatMap { $0.holdsAlpha3 ? $0.value.string : nil } ?? row.alpha3
    let found =
      alpha3.flatMap { lookup.country(alpha3: trimmed($0))?.code } ?? row.flag
      ?? entry.name.flatMap { lookup.country(named: $0, numbers: entry.numbers)?.code }
      ?? lookup.country(dialledWith: entry.numbers)?.code
    if found == nil {
      let reason = row.code.map { CatalogProblem.Reason.invalidCode(found: $0.found) } ?? .noCode
      report(reason, at: row.code ?? row.place, &entry)
    }
    return found
  }

  /// A number, with the calling code that `+ 345` has lost.
  private func repaired(
    _ number: DialNumber, in row: CatalogRow, of known: Country?, _ entry: inout CatalogEntry
  ) -> DialNumber {
    let digits = number.code.digits + number.areaCode
    guard let known, let code = known.dialCode, number.code != code,
      known.areaCodes.contains(digits)
    else { return number }
    let repaired = DialNumber(code: code, areaCode: digits)
    let place = row.dialCode ?? row.place
    report(
      .lostCallingCode(found: place.found, repaired: repaired.description), at: place, &entry)
    return repaired
  }

  /// The name of a country in a file that states none.
  private func knownName(of code: RegionCode) -> String? {
    if statesNames { return nil }
    return lookup.country(code)?.name ?? FormerRegion.all.last { $0.code == code.alpha2 }?.name
  }

  private func checkedName(
    _ name: String?, of row: CatalogRow, _ entry: inout CatalogEntry
  ) -> String? {
    if name == nil { report(.noName(found: row.name?.found), at: row.name ?? row.place, &entry) }
    return name
  }

  /// The numbers of a row; empty for a region that has none, nil where something is wrong.
  private func checkedNumbers(
    of row: CatalogRow, _ known: Country?, _ entry: inout CatalogEntry
  ) -> [DialNumber]? {
    if !entry.numbers.isEmpty { return entry.numbers }
    if !statesDialCodes, let known {
      return known.dialCode.map { [DialNumber(code: $0, areaCode: "")] } ?? []
    }
    guard let place = row.dialCode else {
      report(.noDialCode(found: nil), at: row.place, &entry)
      return nil
    }
    let isBlank = DialNumber.numbers(in: place.value)?.isEmpty ?? place.value.isNull
    // An empty text is how a region without a code of its own is written, null is not.
    if isBlank, !place.value.isNull, known?.dialCode == nil { return [] }
    report(
      isBlank ? .noDialCode(found: place.found) : .invalidDialCode(found: place.found), at: place,
      &entry)
    return nil
  }

  private func report(
    _ reason: CatalogProblem.Reason, at place: CatalogPlace, _ entry: inout CatalogEntry
  ) {
    entry.problems.append(
      CatalogProblem(reason, file: file, row: entry.row.index, place: place))
  }
}

extension CatalogRow {
  /// Whether this is a value that can be no row.
  fileprivate var isNothing: Bool {
    (place.value.kind == .boolean || place.value.isNull) && code == nil && dialCode == nil
  }
}
