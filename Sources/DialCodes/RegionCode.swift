/// A country or territory by its two-letter code: ISO 3166-1 alpha-2, and the reserved codes that
/// telephone numbering and CLDR use beside it (`AC`, `TA`, `XK`).
public struct RegionCode: Hashable, Sendable {
  /// Two upper-case ASCII letters, such as `GB`.
  public let alpha2: String

  /// Creates a region code from two ASCII letters of any case; nil where `text` is anything else.
  public init?(_ text: some StringProtocol) {
    let letters = text.utf8.map { $0 & 0xDF }
    guard letters.count == 2, letters.allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    alpha2 = String(decoding: letters, as: UTF8.self)
  }

  /// The flag, as the two regional indicator symbols of the letters.
  ///
  /// Terminals that know flags draw one glyph two cells wide; others draw the two letters.
  public var flag: String {
    var scalars = String.UnicodeScalarView()
    for letter in alpha2.unicodeScalars {
      guard let indicator = Unicode.Scalar(letter.value - 0x41 + 0x1F1E6) else { continue }
      scalars.append(indicator)
    }
    return String(scalars)
  }
}

extension RegionCode: Comparable {
  /// Alphabetical order of the codes.
  public static func < (left: RegionCode, right: RegionCode) -> Bool { left.alpha2 < right.alpha2 }
}

extension RegionCode: CustomStringConvertible {
  /// The two letters.
  public var description: String { alpha2 }
}
