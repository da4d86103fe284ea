/// Why a text is not JSON (RFC 8259), and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Something else stands where `expected` belongs; `found` is nil at the end of the text.
    case unexpected(found: Unicode.Scalar?, expected: Expectation)
    /// A comma with nothing behind it before the closing bracket.
    case trailingComma
    /// A string that the end of the text cuts off.
    case unterminatedString
    /// A character below U+0020 that stands unescaped in a string.
    case controlCharacter(Unicode.Scalar)
    /// A backslash before a character that has no escape; nil at the end of the text.
    case invalidEscape(Unicode.Scalar?)
    /// A number such as `01`, `1.` or `1e`.
    case invalidNumber
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// Units that are not UTF-16: half a surrogate pair, or half a unit.
    case invalidUTF16
    /// More levels of arrays and objects than the limit.
    case tooDeep(limit: Int)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
  }

  /// What the grammar asks for.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// The name of an object's member, or the closing brace of an empty object.
    case key
    /// The colon behind a member's name.
    case colon
    /// A comma or the closing brace.
    case commaOrBrace
    /// A comma or the closing bracket.
    case commaOrBracket
    /// Nothing but blanks.
    case end
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it is.
  public var position: JSONPosition

  /// Creates an error.
  public init(kind: Kind, position: JSONPosition) {
    self.kind = kind
    self.position = position
  }
}

/// An error of the parser, which knows offsets only.
struct JSONFault: Error {
  var kind: JSONError.Kind
  var offset: Int

  /// Whether nothing is wrong but that the text ends.
  var isEndOfText: Bool {
    switch kind {
    case .unexpected(found: nil, _), .unterminatedString, .invalidEscape(nil): true
    default: false
    }
  }
}
