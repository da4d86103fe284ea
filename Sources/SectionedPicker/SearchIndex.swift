/// The folded search text of all elements, in one run of bytes.
///
/// An element's text is its fields one after the other, each a mark below 0x20, which says which
/// field it is, and the folded text. The text of a million lines of 14 bytes takes 20 MB.
struct SearchIndex: Sendable {
  /// The most fields that can be told apart; further ones share the last mark.
  static let markLimit: UInt8 = 30

  /// The text of all elements, and a zero at the end.
  let bytes: [UInt8]
  /// Where the text of each element starts, and where the last one ends.
  let offsets: [UInt32]
  /// The role of each mark.
  let roles: [FieldRole?]

  /// Whether no element has more than one text, which is a name.
  let hasNamesOnly: Bool
  /// The fields with digits in them, as bits by their marks.
  let numberMarks: UInt32
  /// The fields with words in them, as bits by their marks.
  let textMarks: UInt32

  /// Whether all fields have words in them, neither keys nor numbers.
  var hasTextOnly: Bool { roles.allSatisfy { $0 == nil || $0 == .name || $0 == .alias } }

  /// Calls `body` with the text of all elements.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  /// The number of elements.
  var count: Int { offsets.count - 1 }

  /// Indexes the fields of elements.
  ///
  /// What goes beyond the first 4 GB of text is not searched.
  init<Element>(_ elements: [Element], fields: [SearchField<Element>]) {
    var roles = [FieldRole?](repeating: nil, count: 32)
    for (index, field) in fields.enumerated() where roles[Int(Self.mark(of: index))] == nil {
      roles[Int(Self.mark(of: index))] = field.role
    }
    self.roles = roles
    numberMarks = Self.marks(roles) { $0 == .number || $0 == .localNumber }
    textMarks = Self.marks(roles) { $0 == .name || $0 == .alias }
    var writer = IndexWriter(elementCount: elements.count, sizeLimit: Self.sizeLimit)
    defer { writer.deallocate() }
    let emitters = fields.indices.map { field in
      let mark = Self.mark(of: field)
      return Emitter(emit: fields[field].emit, mark: mark, role: roles[Int(mark)])
    }
    if fields.count == 1, let emitEach = fields[0].emitEach {
      let (mark, role) = (emitters[0].mark, emitters[0].role)
      emitEach(elements) {
        writer.append($0, mark: mark, role: role)
        writer.endElement()
      }
    } else {
      for element in elements {
        for emitter in emitters {
          emitter.emit(element) { writer.append($0, mark: emitter.mark, role: emitter.role) }
        }
        writer.endElement()
      }
    }
    writer.finish()
    bytes = writer.bytes
    offsets = writer.offsets
    hasNamesOnly = writer.hasOneTextEach && roles.allSatisfy { $0 == nil || $0 == .name }
  }

  /// The mark of a field by its place among the fields.
  static func mark(of field: Int) -> UInt8 { UInt8(clamping: min(field + 1, Int(markLimit))) }

  /// Where the text of an element lies, or nil where there is no such element.
  func range(of position: Int) -> Range<Int>? {
    guard position >= 0, position < count else { return nil }
    return Int(offsets[position])..<Int(offsets[position + 1])
  }

  private static func marks(
    _ roles: [FieldRole?], where isIncluded: (FieldRole) -> Bool
  ) -> UInt32 {
    var marks: UInt32 = 0
    for (mark, role) in roles.enumerated() {
      if let role, isIncluded(role) { marks |= 1 << UInt32(mark) }
    }
    return marks
  }

  private static let sizeLimit = 0xFFFF_0000

  private struct Emitter<Element> {
    let emit: @Sendable (Element, SearchField<Element>.Sink) -> Void
    let mark: UInt8
    let role: FieldRole?
  }
}
