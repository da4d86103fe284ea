import JSONText

extension CatalogAuditor {
  /// Checks what rows make up together; each fault is told once.
  mutating func checkFile() {
    checkForms()
    checkMembers()
    checkOrder()
    checkCompleteness()
  }

  private mutating func checkForms() {
    for form in CatalogFinding.DialCodeForm.allCases {
      guard let entries = forms[form], let first = entries.first,
        let place = first.row.dialCode
      else { continue }
      add(
        .malformed, .form(form, rows: entries.count), at: place, of: first, found: place.found,
        right: first.numbers.first.map { "\"\($0.code)\($0.areaCode)\"" })
    }
  }

  /// Looks for members that all rows have but few: programs read every row the same way.
  private mutating func checkMembers() {
    let rows = file.entries.filter { $0.row.place.value.kind == .object }
    var counts: [String: Int] = [:]
    for entry in rows {
      for key in Set(entry.row.otherKeys) { counts[key, default: 0] += 1 }
    }
    // Nine of ten: what fewer rows have is meant to be absent from the others.
    let common = counts.filter { $0.value < rows.count && $0.value * 10 >= rows.count * 9 }
    for entry in rows {
      let keys = entry.row.otherKeys
      for key in common.keys.sorted() where !keys.contains(key) {
        add(.malformed, .noMember(key), at: entry.row.place, of: entry)
      }
    }
  }

  /// Looks for the first row that stands behind one it belongs before.
  ///
  /// Lists in the order of their codes or dial codes are in order too; those with names in other
  /// scripts are not judged.
  private mutating func checkOrder() {
    let entries = file.entries.filter { $0.country != nil }
    let orders = entries.map { NameOrder($0.name ?? $0.country?.name ?? "") }
    guard orders.allSatisfy(\.isLatin), entries.contains(where: { $0.row.name != nil }),
      !entries.isSorted(by: { $0.code?.alpha2 ?? "" }),
      !entries.isSorted(by: { $0.country?.alpha3 ?? "" }),
      !entries.isSorted(by: { $0.numbers.first.flatMap { Int($0.code.digits + $0.areaCode) } ?? 0 })
    else { return }
    for index in entries.indices.dropFirst() where orders[index] < orders[index - 1] {
      let entry = entries[index]
      add(
        .outOfOrder, .order(behind: entries[index - 1].name ?? ""),
        at: entry.row.name ?? entry.row.place, of: entry, found: entry.name.map { "“\($0)”" })
      return
    }
  }

  private mutating func checkCompleteness() {
    guard let last = file.entries.last else { return }
    let present = Set(file.entries.compactMap(\.code).compactMap { lookup.country($0)?.code })
    let place = CatalogPlace(path: "$", value: last.row.place.value)
    for country in catalog.countries where !present.contains(country.code) {
      guard let number = country.numberText else { continue }
      add(.missing, .missing("\(country.name), \(country.code), \(number)"), at: place, of: nil)
    }
  }
}

extension CatalogRow {
  /// The names of the members that mean nothing here.
  fileprivate var otherKeys: [String] { otherMembers.compactMap { $0.key.string } }
}

extension Array {
  fileprivate func isSorted(by key: (Element) -> some Comparable) -> Bool {
    zip(self, dropFirst()).allSatisfy { key($0) <= key($1) }
  }
}
