/// A value in the flat list of a document: containers are followed by what they hold.
struct JSONNode: Sendable {
  /// The offset of the value's first byte; for a string, of its opening quote.
  var start: UInt32
  /// The offset behind the value's last byte.
  var end: UInt32
  /// The index of the node behind this value and all it holds.
  var next: UInt32
  var kind: JSONValue.Kind
  /// Whether a string holds a backslash.
  var isEscaped = false
}
