import JSONText

/// Collects the findings of an audit.
struct CatalogAuditor {
  let file: CatalogFile
  let catalog: CountryCatalog
  var lookup: CatalogLookup
  var findings: [CatalogFinding] = []
  /// The rows with each form of dial code.
  var forms: [CatalogFinding.DialCodeForm: [CatalogEntry]] = [:]

  init(file: CatalogFile, reference: [Country]) {
    self.file = file
    catalog = CountryCatalog(reference)
    lookup = CatalogLookup(reference)
  }

  /// Checks every row by itself.
  mutating func checkRows() {
    for entry in file.entries {
      let country = entry.code.flatMap { lookup.country($0) }
      for problem in entry.problems { add(problem, country) }
      guard let code = entry.code else { continue }
      guard let country else {
        checkUnknown(code, entry)
        continue
      }
      checkCode(entry, country)
      checkNumbers(entry, country)
      checkForm(entry)
      checkName(entry, country)
    }
  }

  mutating func add(
    _ kind: CatalogFinding.Kind, _ why: CatalogFinding.Why, at place: CatalogPlace,
    of entry: CatalogEntry?, found: String? = nil, right: String? = nil
  ) {
    let position = place.value.position
    findings.append(
      CatalogFinding(
        kind: kind, row: entry?.row.index, file: file.path, path: place.path, line: position.line,
        column: position.column, found: found, right: right, why: why))
  }

  /// What the reader said about a row, with what should be there.
  private mutating func add(_ problem: CatalogProblem, _ country: Country?) {
    var why = CatalogFinding.Why.problem(problem.reason)
    var stated: String?
    let (kind, right): (CatalogFinding.Kind, String?)
    switch problem.reason {
    case .notARow, .noCode, .invalidCode: (kind, right) = (.malformed, nil)
    case .noName: (kind, right) = (.malformed, country.map { "“\($0.name)”" })
    case .noDialCode, .invalidDialCode:
      (kind, right) = (.malformed, country.map { $0.numberText ?? "\"\"" })
    case .duplicateRow, .duplicateKey: (kind, right) = (.duplicate, nil)
    case .mojibake: (kind, right) = (.mojibake, nil)
    case .hiddenMarks: (kind, right) = (.hiddenMark, nil)
    case .lostCallingCode(let found, let repaired):
      (kind, right) = (.wrong, repaired)
      (stated, why) = (found, .callingCodeLost)
    }
    findings.append(
      CatalogFinding(
        kind: kind, row: problem.row, file: problem.file, path: problem.path, line: problem.line,
        column: problem.column, found: stated, right: right, why: why))
  }

  private mutating func checkUnknown(_ code: RegionCode, _ entry: CatalogEntry) {
    let place = entry.row.code ?? entry.row.place
    if let sentence = catalog.explanation(of: code.alpha2) {
      let former = FormerRegion.all.last { $0.code == code.alpha2 }
      add(
        .withdrawn, .withdrawn(sentence), at: place, of: entry, found: code.alpha2,
        right: former?.successors.joined(separator: ", "))
    } else {
      add(.wrong, .unknownCode, at: place, of: entry, found: code.alpha2)
    }
  }

  private mutating func checkCode(_ entry: CatalogEntry, _ country: Country) {
    let row = entry.row
    if let place = row.code, let stated = place.value.string.flatMap({ RegionCode(trimmed($0)) }),
      stated != country.code
    {
      add(
        .wrong, .reservedCode, at: place, of: entry, found: stated.alpha2,
        right: country.code.alpha2)
    }
    if let place = row.flagPlace, let flag = row.flag, flag != country.code {
      add(
        .wrong, .flagOf(flag), at: place, of: entry, found: flag.flag, right: country.code.flag)
    }
    // Kosovo has no alpha-3 code in ISO 3166-1; XKX and XKK are both in use.
    if let stated = row.alpha3, let alpha3 = country.alpha3, stated != alpha3,
      country.code.alpha2 != "XK"
    {
      add(.wrong, .alpha3, at: row.place, of: entry, found: stated, right: alpha3)
    }
  }
}

extension Country {
  /// The dial code as a list has it: `+1 242`; nil where there is none.
  var numberText: String? { dialCode == nil ? nil : shownDialCode }
}
