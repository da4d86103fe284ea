extension CatalogProblem {
  /// The problem as compilers print it: `FILE:LINE:COLUMN: $[12].dial_code: reason`.
  public var message: String {
    let outcome = isRepaired ? "" : "; the row is left out"
    return "\(file):\(line):\(column): \(path): \(reasonText)\(outcome)"
  }

  /// What is wrong, as a sentence without its place.
  var reasonText: String { Self.text(of: reason) }

  /// A reason as a sentence.
  static func text(of reason: Reason) -> String {
    switch reason {
    case .notARow(let found): "expected a country, found \(found)"
    case .noName(nil): "no name"
    case .noName(let found?): "\(found) is no name"
    case .noDialCode(nil): "no dial code"
    case .noDialCode(let found?): "\(found) is no dial code"
    case .invalidDialCode(let found): "\(found) is no dial code"
    case .noCode: "no country code, and neither name nor dial code tells the country"
    case .invalidCode(let found): "\(found) is no country code of two letters"
    case .duplicateRow(let code, let path, let line):
      "\(code) is in \(path) (line \(line)) already"
    case .duplicateKey(let key): "the name \(key) stands twice in this row; the last one counts"
    case .mojibake(let found, let repaired): "“\(found)” is “\(repaired)” in a wrong encoding"
    case .hiddenMarks(let name, let marks):
      "“\(name)” holds hidden marks (\(marks.map(scalarNumber).joined(separator: " ")))"
    case .lostCallingCode(let found, let repaired):
      "\(found) has lost its calling code; read as \(repaired)"
    }
  }
}

/// A character by its number: `U+200F`.
func scalarNumber(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
