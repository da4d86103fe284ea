/// What a telephone number, or the beginning of one, leads to.
public enum NumberResolution: Hashable, Sendable {
  /// The country that the number belongs to, and behind it the others that it may belong to as well:
  /// the main country of a shared code first. Never empty; the dial code is nil while it is
  /// incomplete (`+3`).
  case countries([RegionCode], dialCode: DialCode?)
  /// A service that belongs to no country, such as International Freephone on `+800`, or toll-free
  /// numbers of the North American plan, which libphonenumber calls American.
  case nonGeographic(name: String, dialCode: DialCode?)
  /// No number that leads anywhere.
  case refused(NumberRefusal)
}

extension NumberResolution {
  /// The country that the number most likely belongs to.
  public var country: RegionCode? {
    if case .countries(let candidates, _) = self { candidates.first } else { nil }
  }
}

/// Why a number leads nowhere.
public enum NumberRefusal: Error, Hashable, Sendable {
  /// There are no digits, or none behind the international prefix.
  case empty
  /// Something that no telephone number holds, such as a letter.
  case notANumber
  /// More digits than any number has.
  case tooLong
  /// Nothing but zeros.
  case allZeros
  /// A number that begins with the trunk prefix 0 has no country in it.
  case national
  /// Nobody uses the calling code; as many of its digits as it takes to tell.
  case unused(code: String)
  /// The calling code is assigned or reserved, but not in use.
  case reserved(code: String, reason: String)
}

extension NumberRefusal: CustomStringConvertible {
  /// The reason as a part of a sentence, without a full stop.
  public var description: String {
    switch self {
    case .empty: "there are no digits"
    case .notANumber: "it is not a telephone number"
    case .tooLong: "it has more digits than any telephone number"
    case .allZeros: "it is all zeros, and no country uses +0"
    case .national: "it begins with a national 0, so its country is not in it"
    case .unused(let code): "no country uses +\(code)"
    case .reserved(let code, let reason): "no country uses +\(code): \(reason)"
    }
  }
}
