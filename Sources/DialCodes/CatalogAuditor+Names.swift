extension CatalogAuditor {
  /// Compares the name of a row with those of its country; another spelling, a former name and
  /// another language are no faults.
  mutating func checkName(_ entry: CatalogEntry, _ country: Country) {
    guard let place = entry.row.name, let stated = place.nameText, let name = entry.name else {
      return
    }
    let shown = withoutHiddenMarks(stated)
    if shown.marks.isEmpty, stated != trimmed(stated) || stated.contains("  ") {
      add(
        .malformed, .strayBlanks, at: place, of: entry, found: "“\(stated)”",
        right: "“\(withoutStrayBlanks(name))”")
    }
    if let right = country.spelling(ofRunTogether: name) {
      add(.malformed, .runTogether, at: place, of: entry, found: "“\(name)”", right: "“\(right)”")
    } else if let right = country.spelling(ofIncomplete: name) {
      add(.mojibake, .lostLetters, at: place, of: entry, found: "“\(name)”", right: "“\(right)”")
    } else if let other = otherCountry(named: name, than: country) {
      add(
        .wrong, .nameOf(other.code), at: place, of: entry, found: "“\(name)”",
        right: "“\(country.name)”")
    }
  }

  private mutating func otherCountry(named name: String, than country: Country) -> Country? {
    guard !country.isCalled(name), let other = lookup.country(named: name, numbers: []) else {
      return nil
    }
    return other.code == country.code ? nil : other
  }
}

extension Country {
  /// Whether a name is this country's, or one of its other names.
  fileprivate func isCalled(_ name: String) -> Bool {
    let key = NameKey(name)
    return ([self.name] + aliases).contains { NameKey($0) == key }
  }

  /// The name that is meant by one whose words are run together: `AmericanSamoa`.
  func spelling(ofRunTogether name: String) -> String? {
    let letters = name.lowercased()
    let spellings = [self.name] + aliases
    guard !name.contains(where: \.isWhitespace),
      !spellings.contains(where: { $0.lowercased() == letters })
    else { return nil }
    return spellings.first { spelling in
      spelling.contains(where: \.isWhitespace)
        && spelling.filter { !$0.isWhitespace }.lowercased() == letters
    }
  }

  /// The name that is meant by one that has lost its letters with marks: `land Islands`.
  func spelling(ofIncomplete name: String) -> String? {
    let rest = Self.plainLetters(name)
    // Names in other scripts have few plain letters or none.
    guard rest.count >= 3, !isCalled(name) || name.unicodeScalars.contains(where: isDebris) else {
      return nil
    }
    return ([self.name] + aliases).first { spelling in
      let plain = Self.plainLetters(spelling)
      return plain == rest && plain.count < spelling.count
    }
  }

  private static func plainLetters(_ name: String) -> String {
    String(name.unicodeScalars.filter { $0.isASCII && $0 != "?" }.map(Character.init))
      .lowercased()
  }
}

/// Whether a character is what remains of a damaged one.
///
/// That is the first byte of UTF-8 read as Latin-1, whose second got lost, or the replacement
/// character. No name of a country has them.
private func isDebris(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "Ã" || scalar == "Â" || scalar == "\u{FFFD}"
}

/// A name without blanks around it and with one where it has several.
func withoutStrayBlanks(_ name: String) -> String {
  name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
