/// What a field is to its element, which decides how a match in it ranks.
public enum FieldRole: UInt8, Sendable {
  /// The text that is shown.
  case name
  /// Another name in the language that is shown.
  case alias
  /// An identifier, matched only as a whole.
  case key
  /// A number, of which only the digits count: a calling code with or without an area code.
  case number
  /// Digits that stand behind a number: matched as a whole, and not where a plus was typed.
  case localNumber
  /// The name in a language of the element's own.
  case nativeName
  /// The name in any other language.
  case translation
}

/// One searchable property of an element.
///
///     SearchField("name", role: .name, \Country.name)
///     SearchField("code", role: .key, \Country.code)
///
/// A property that is nil has no text: nothing matches it. Properties of other types are read by a
/// closure that makes text of them:
///
///     SearchField("port", role: .number, text: { $0.port.map(String.init) })
public struct SearchField<Element>: Sendable {
  /// Takes the bytes of a text, in UTF-8; they are valid only during the call.
  public typealias Sink = (UnsafeRawBufferPointer) -> Void

  /// The name by which a query can ask for this field alone: `code` in `code:GB`.
  public let name: String
  /// What the field is to its element.
  public let role: FieldRole
  let emit: @Sendable (Element, Sink) -> Void
  /// Passes one text for each of several elements; nil where that takes a call for each.
  let emitEach: (@Sendable ([Element], Sink) -> Void)?

  /// Creates a field that passes the bytes of its texts to a sink, without making strings.
  ///
  /// - Parameters:
  ///   - name: The name by which a query can ask for this field.
  ///   - role: What the field is to its element.
  ///   - emit: Passes the texts of an element.
  ///   - emitEach: Passes the texts of several elements, one for each and in their order, which is
  ///     faster for a long list than one call for each.
  public init(
    _ name: String, role: FieldRole, emit: @escaping @Sendable (Element, Sink) -> Void,
    emitEach: (@Sendable ([Element], Sink) -> Void)? = nil
  ) {
    self.name = name
    self.role = role
    self.emit = emit
    self.emitEach = emitEach
  }

  /// Creates a field from a function that returns its texts.
  public init(
    _ name: String, role: FieldRole, texts: @escaping @Sendable (Element) -> [String]
  ) {
    self.init(name, role: role) { element, sink in
      for text in texts(element) { Self.pass(text, to: sink) }
    }
  }

  /// Creates a field from a function that returns its text, or nil where there is none.
  ///
  /// Reads an element several times as fast as a key path.
  public init(
    _ name: String, role: FieldRole, text: @escaping @Sendable (Element) -> String?
  ) {
    self.init(name, role: role) { element, sink in
      if let text = text(element) { Self.pass(text, to: sink) }
    }
  }

  /// Creates a field from a property: a text, a number, one that may be missing, or several.
  ///
  /// A property that is missing has no text, so that nothing matches it.
  public init<Value: SearchableValue & SendableMetatype>(
    _ name: String, role: FieldRole, _ path: any KeyPath<Element, Value> & Sendable
  ) {
    self.init(name, role: role, texts: { $0[keyPath: path].searchTexts })
  }

  private static func pass(_ text: String, to sink: Sink) {
    var text = text
    text.withUTF8 { sink(UnsafeRawBufferPointer($0)) }
  }
}

extension SearchField {
  /// The texts of an element's field.
  func texts(of element: Element) -> [String] {
    var texts: [String] = []
    emit(element) { texts.append(String(decoding: $0, as: UTF8.self)) }
    return texts
  }
}
