/// A value of a JSON document, which knows where it stands.
public struct JSONValue: Sendable {
  /// The kinds of values.
  public enum Kind: UInt8, Hashable, Sendable {
    /// `{…}`
    case object
    /// `[…]`
    case array
    /// `"…"`
    case string
    /// `-1.5e3`
    case number
    /// `true` or `false`
    case boolean
    /// `null`
    case null
  }

  let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// What kind of value this is.
  public var kind: Kind { node.kind }

  /// Where the value lies in the document's bytes; a string with its quotes.
  public var range: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The value as it is written, byte for byte.
  public var source: ArraySlice<UInt8> { document.bytes[range] }

  /// Where the value begins in its file.
  ///
  /// - Complexity: O(length of the line).
  public var position: JSONPosition {
    document.positions.position(of: Int(node.start), in: document.bytes)
  }

  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }

  /// The truth value; nil for other kinds.
  public var boolean: Bool? {
    kind == .boolean ? document.bytes[range.lowerBound] == UInt8(ascii: "t") : nil
  }

  /// A number as it is written; nil for other kinds.
  public var numberText: String? {
    kind == .number ? String(decoding: source, as: UTF8.self) : nil
  }
}
