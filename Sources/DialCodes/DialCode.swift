/// A calling code as ITU-T E.164 assigns it: one to three digits, without area code.
public struct DialCode: Hashable, Sendable {
  /// The digits, such as `44`; never empty, never with a leading zero.
  public let digits: String

  /// Creates a dial code from digits with or without a leading `+`; nil where anything else
  /// stands in `text`, where it begins with zero, or where there are none or more than three digits.
  public init?(_ text: some StringProtocol) {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    guard (1...3).contains(digits.count), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy(isASCIIDigit)
    else { return nil }
    self.digits = String(decoding: digits, as: UTF8.self)
  }
}

extension DialCode: CustomStringConvertible {
  /// The code as it is dialled and printed: `+44`.
  public var description: String { "+" + digits }
}
