/// The digits of a telephone number from its calling code on, as people write and paste them.
///
/// `+44 (0)1481 960194`, `0044…`, `011 44…`, `tel:+44-…`, `＋٤٤` and `441481960194` all begin
/// with 44 here.
struct InternationalDigits: Hashable {
  /// ASCII digits; never empty.
  let digits: [UInt8]

  /// The most digits a number has: 15 by ITU-T E.164, but 17 behind the code in some plans.
  static let limit = 20

  /// Reads a number in any of its usual forms.
  ///
  /// - Throws: `NumberRefusal`, for text without digits from which a calling code could be read.
  init(_ text: String) throws(NumberRefusal) {
    var written = try WrittenNumber(text)
    guard !written.digits.isEmpty else { throw .empty }
    if written.digits.allSatisfy({ $0 == zero }) {
      throw !written.hasPlus && written.digits.count <= 2 ? .empty : .allZeros
    }
    written.removeInternationalPrefix()
    guard written.hasPlus || written.digits.first != zero else { throw .national }
    guard written.digits.count <= Self.limit else { throw .tooLong }
    digits = written.digits
  }
}

private let zero = UInt8(ascii: "0")

/// A number as it is written: its digits, and the signs that say how to read them.
private struct WrittenNumber {
  var digits: [UInt8] = []
  var hasPlus = false
  /// How many digits stand before the first separator.
  var firstGroup: Int?

  init(_ text: String) throws(NumberRefusal) {
    var scalars = Substring(text).unicodeScalars
    if text.prefix(4).lowercased() == "tel:" { scalars = text.dropFirst(4).unicodeScalars }
    while let scalar = scalars.popFirst() {
      if let digit = asciiDigit(scalar) {
        digits.append(digit)
        guard digits.count <= 2 * InternationalDigits.limit else { throw .tooLong }
      } else if Self.pluses.contains(scalar), digits.isEmpty, !hasPlus {
        hasPlus = true
      } else if Self.isSeparator(scalar) {
        if !digits.isEmpty, firstGroup == nil { firstGroup = digits.count }
        if scalar.properties.generalCategory == .openPunctuation { skipTrunkZero(in: &scalars) }
      } else if digits.count > 3, Self.extensionMarks.contains(scalar) {
        return
      } else {
        throw .notANumber
      }
    }
  }

  /// Drops a zero in brackets, which is dialled inside the country only; but not Italy's.
  private func skipTrunkZero(in scalars: inout Substring.UnicodeScalarView) {
    guard !digits.isEmpty, digits != [UInt8(ascii: "3"), UInt8(ascii: "9")],
      let first = scalars.first, asciiDigit(first) == zero,
      scalars.dropFirst().first?.properties.generalCategory == .closePunctuation
    else { return }
    scalars.removeFirst(2)
  }

  /// Takes `00`, `0011`, `011` or `010` for the plus sign where they cannot be anything else.
  mutating func removeInternationalPrefix() {
    // No number behind +1 begins with 1, so this is Australia's prefix and not 00 with +1.
    let prefix =
      if digits.starts(with: "0011".utf8) { 4 } else if digits.starts(with: "00".utf8) { 2 }
      // North America's and Japan's; 0113 is an area code in Britain, but national numbers are short.
      else if !hasPlus, digits.starts(with: "011".utf8) || digits.starts(with: "010".utf8),
        firstGroup == 3 || digits.count >= 13
      { 3 } else { 0 }
    guard prefix > 0 else { return }
    hasPlus = true
    digits.removeFirst(prefix)
  }

  private static let pluses: Set<Unicode.Scalar> = ["+", "\u{FF0B}", "\u{FE62}", "\u{207A}"]
  private static let extensionMarks: Set<Unicode.Scalar> = ["x", "X", "e", "E", "#", ";", ","]

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .dashPunctuation, .openPunctuation, .closePunctuation, .format: true
    default: "\t\n\r./·\u{2212}".unicodeScalars.contains(scalar)
    }
  }
}
