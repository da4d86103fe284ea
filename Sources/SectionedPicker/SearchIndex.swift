/// The folded search text of all elements, in one run of bytes.
///
/// An element's text is its fields one after the other, each a mark below 0x20, which says which
/// field it is, and the folded text. The text of a million lines of 14 bytes takes 20 MB.
struct SearchIndex: Sendable {
  /// The most fields that can be told apart; further ones share the last mark.
  static let markLimit: UInt8 = 30

  /// The text of all elements, and a zero at the end.
  private(set) var bytes: [UInt8] = []
  /// Where the text of each element starts, and where the last one ends.
  private(set) var offsets: [UInt32] = [0]
  /// The role of each mark.
  let roles: [FieldRole?]

  /// Whether no element has more than one text, which is a name.
  private(set) var hasNamesOnly = true
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
    offsets.reserveCapacity(elements.count + 1)
    var writer = IndexWriter()
    defer { writer.deallocate() }
    let emitters = fields.indices.map { field in
      let mark = Self.mark(of: field)
      return Emitter(emit: fields[field].emit, mark: mark, role: roles[Int(mark)])
    }
    for position in elements.indices {
      if position == Self.sampleCount {
        // Room that stays empty costs nothing, and too little costs a copy of everything.
        let size = Double(writer.bytes.count) * Double(elements.count) / Double(position)
        writer.reserveCapacity(min(Int(size * 1.25), Self.sizeLimit))
      }
      let texts = writer.texts
      let element = elements[position]
      for emitter in emitters {
        emitter.emit(element) { writer.append($0, mark: emitter.mark, role: emitter.role) }
      }
      if writer.texts - texts > 1 { hasNamesOnly = false }
      if writer.bytes.count >= Self.sizeLimit { writer.truncate(to: Int(offsets[position])) }
      offsets.append(UInt32(clamping: writer.bytes.count))
    }
    writer.finish()
    bytes = writer.bytes
    hasNamesOnly = hasNamesOnly && roles.allSatisfy { $0 == nil || $0 == .name }
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
  private static let sampleCount = 4096

  private struct Emitter<Element> {
    let emit: @Sendable (Element, SearchField<Element>.Sink) -> Void
    let mark: UInt8
    let role: FieldRole?
  }
}
