extension CatalogAuditor {
  /// Compares the numbers of a row with those of its country.
  mutating func checkNumbers(_ entry: CatalogEntry, _ country: Country) {
    guard let place = entry.row.dialCode else { return }
    for number in entry.numbers {
      guard let why = fault(of: number, at: place, country) else { continue }
      let right =
        if case .beginOfNumbers = why { country.dialCode?.description } else { country.numberText }
      add(
        .wrong, why, at: place, of: entry, found: place.found, right: right ?? "\"\"")
      return
    }
    let strange = (entry.row.areaCodes ?? []).filter { !country.areaCodes.contains($0) }
    if let digits = strange.first, let code = country.dialCode {
      add(
        .wrong, .areaCodeNotItsOwn(owner(of: digits, behind: code, except: country)),
        at: entry.row.place, of: entry, found: digits, right: country.numberText)
    }
  }

  private func fault(
    of number: DialNumber, at place: CatalogPlace, _ country: Country
  ) -> CatalogFinding.Why? {
    guard let code = country.dialCode else {
      return .noNumberOfItsOwn(
        catalog.explanation(of: country.code.alpha2) ?? "it has no calling code of its own")
    }
    guard number.code == code else {
      // ITU-T E.164 keeps +379 for Vatican City, which is dialled with +39 06 698.
      if number.code.digits == "379", country.code.alpha2 == "VA" { return .numberNotInUse }
      return catalog.mainCountry(of: number.code).map { .numberOf(owner: $0.name) }
        ?? (AssignedCallingCodes.contains(number.code) ? .numberOfNoCountry : .numberUnassigned)
    }
    let digits = number.areaCode
    if digits.isEmpty { return nil }
    // `+77` is taken for a calling code, `+7 7` is not.
    if digits.utf8.count == 1,
      !country.areaCodes.contains(digits) || place.found.contains(code.digits + digits)
    {
      return .beginOfNumbers(digits)
    }
    let isItsOwn = country.areaCodes.contains { $0.hasPrefix(digits) || digits.hasPrefix($0) }
    let isAnothers = catalog.countries(dialedWith: code).contains { other in
      other.code != country.code && other.areaCodes.contains { $0 == digits }
    }
    if isItsOwn || (country.areaCodes.isEmpty && !isAnothers) { return nil }
    return .areaCodeNotItsOwn(owner(of: digits, behind: code, except: country))
  }

  private func owner(of digits: String, behind code: DialCode, except country: Country) -> String {
    let owner = catalog.countries(dialedWith: code).first { other in
      other.code != country.code && other.areaCodes.contains(digits)
    }
    return owner.map { "those of \($0.name)" } ?? "not an area code of this country"
  }

  /// Notes the form of a row's dial code, to be told once for all rows that have it.
  mutating func checkForm(_ entry: CatalogEntry) {
    guard let value = entry.row.dialCode?.value, !entry.numbers.isEmpty,
      !entry.problems.contains(where: {
        if case .lostCallingCode = $0.reason { true } else { false }
      })
    else { return }
    for form in CatalogFinding.DialCodeForm.forms(of: value) {
      forms[form, default: []].append(entry)
    }
  }
}
