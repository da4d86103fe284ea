/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.kind == .array ? Int(value.node.next) : index
  }

  /// The next element; nil behind the last one.
  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(document: document, index: index)
    index = Int(value.node.next)
    return value
  }
}

/// The members of an object, in order, those of the same name too.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  /// A name and its value.
  public struct Member: Sendable {
    /// The name, which is a string.
    public let key: JSONValue
    /// What it names.
    public let value: JSONValue
  }

  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.kind == .object ? Int(value.node.next) : index
  }

  /// The next member; nil behind the last one.
  public mutating func next() -> Member? {
    guard index < end else { return nil }
    let key = JSONValue(document: document, index: index)
    let value = JSONValue(document: document, index: index + 1)
    index = Int(value.node.next)
    return Member(key: key, value: value)
  }
}

extension JSONValue {
  /// The elements of an array; none for other kinds.
  public var elements: JSONElements { JSONElements(of: self) }

  /// The members of an object; none for other kinds.
  public var members: JSONMembers { JSONMembers(of: self) }

  /// The value of the member `key`; of several the last one, as parsers commonly have it.
  ///
  /// - Complexity: O(number of members).
  public subscript(key: String) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key.isString(key) { found = member.value }
    return found
  }

  /// The names that stood in the object before, in the order of their second and later places.
  ///
  /// - Complexity: O(length of the names).
  public var duplicateKeys: [JSONValue] {
    var seen: Set<ArraySlice<UInt8>> = []
    return members.compactMap { member in
      guard let name = member.key.stringBytes, !seen.insert(name).inserted else { return nil }
      return member.key
    }
  }
}
