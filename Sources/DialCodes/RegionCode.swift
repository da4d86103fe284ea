/// A country or territory by its two-letter code: ISO 3166-1 alpha-2, and the reserved codes that
/// telephone numbering and CLDR use beside it (`AC`, `TA`, `XK`).
public struct RegionCode: Hashable, Sendable {
  /// The letters as numbers, `AA` = 0 to `ZZ` = 675: an index for tables, and alphabetical order.
  let ordinal: Int

  /// Every ordinal there is.
  static let ordinals = 0..<(26 * 26)

  /// Creates a region code from two ASCII letters of any case; nil where `text` is anything else.
  public init?(_ text: some StringProtocol) {
    var letters = text.utf8.makeIterator()
    guard let first = letters.next(), let second = letters.next(), letters.next() == nil else {
      return nil
    }
    self.init(first, second)
  }

  /// Creates a region code from two ASCII letters.
  init?(_ first: UInt8, _ second: UInt8) {
    let (high, low) = (Int(first & 0xDF) - 0x41, Int(second & 0xDF) - 0x41)
    guard (0..<26).contains(high), (0..<26).contains(low) else { return nil }
    ordinal = high * 26 + low
  }

  /// Two upper-case ASCII letters, such as `GB`.
  public var alpha2: String {
    String(decoding: [UInt8(0x41 + ordinal / 26), UInt8(0x41 + ordinal % 26)], as: UTF8.self)
  }

  /// The code that CLDR uses for the same region: `GB` for `UK`, otherwise the code itself.
  public var canonical: RegionCode {
    self == RegionCode(0x55, 0x4B) ? RegionCode(0x47, 0x42) ?? self : self
  }

  /// The flag, as the two regional indicator symbols of the letters.
  ///
  /// Terminals that know flags draw one glyph two cells wide; others draw the two letters.
  public var flag: String {
    var scalars = String.UnicodeScalarView()
    for letter in [ordinal / 26, ordinal % 26] {
      guard let indicator = Unicode.Scalar(0x1F1E6 + UInt32(letter)) else { continue }
      scalars.append(indicator)
    }
    return String(scalars)
  }
}

extension RegionCode: Comparable {
  /// Alphabetical order of the codes.
  public static func < (left: RegionCode, right: RegionCode) -> Bool {
    left.ordinal < right.ordinal
  }
}

extension RegionCode: CustomStringConvertible {
  /// The two letters.
  public var description: String { alpha2 }
}
