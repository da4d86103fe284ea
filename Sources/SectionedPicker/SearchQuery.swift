/// What was typed to search for.
///
/// A query that is blank is empty. One of digits, or that begins with `+` or `00`, is a number:
/// blanks, dashes, brackets and dots in it do not count, and the digits may be of any script.
public struct SearchQuery: Hashable, Sendable {
  /// The query as typed.
  public let text: String
  /// Whether it holds nothing but blanks.
  public let isEmpty: Bool
  /// The digits of a number, in ASCII, without a leading `+` or `00`; nil where it is no number.
  public let digits: String?
  /// Whether it is a number that was written with its `+` or `00`.
  public let isInternational: Bool
  /// The words as folded for searching, each in one form or two.
  let folded: [QueryWord]

  /// Creates a query from typed text.
  public init(_ text: String) {
    self.text = text
    let plain = Folding.folded(text)
    folded = QueryWord.words(of: text)
    isEmpty = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    (digits, isInternational) = Self.number(in: plain)
  }

  /// Whether the query is a number.
  public var isNumber: Bool { digits != nil }

  /// The words of the query, folded: without case and diacritics.
  public var words: [String] { folded.map { String(decoding: $0.plain, as: UTF8.self) } }

  /// Whether two queries were typed alike.
  public static func == (first: SearchQuery, second: SearchQuery) -> Bool {
    first.text == second.text
  }

  /// Hashes what was typed.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  private static func number(in plain: [UInt8]) -> (digits: String?, isInternational: Bool) {
    var digits: [UInt8] = []
    var hasPlus = false
    for (index, byte) in plain.enumerated() {
      switch byte {
      case 0x30...0x39: digits.append(byte)
      case 0x2B where index == 0: hasPlus = true
      case 0x20, 0x28, 0x29, 0x2E, 0x2F, 0x5B, 0x5D: break
      default: return (nil, false)
      }
    }
    guard hasPlus || !digits.isEmpty else { return (nil, false) }
    if !hasPlus, digits.starts(with: [0x30, 0x30]) {
      hasPlus = true
      digits.removeFirst(2)
    }
    return (String(decoding: digits, as: UTF8.self), hasPlus)
  }
}
