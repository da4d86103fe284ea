/// The names of elements in other languages.
struct ForeignNames<Element> {
  let fields: [SearchField<Element>]
  let index: SearchIndex

  init(_ elements: [Element], fields: [SearchField<Element>]) {
    // Native names go first, so that they are met first.
    self.fields =
      fields.filter { $0.role == .nativeName } + fields.filter { $0.role != .nativeName }
    index = SearchIndex(fields.isEmpty ? [] : elements, fields: self.fields)
  }

  /// Whether there is no name to search.
  var isEmpty: Bool { index.count == 0 }

  /// The place in the index of the name of an element that begins with one of the texts.
  func beginning(
    with wholes: [[UInt8]], at position: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (score: MatchScore, field: IndexedField)? {
    guard let range = index.range(of: position) else { return nil }
    for field in IndexedText(bytes, range) where !field.isTail {
      if wholes.contains(where: { bytes.begins(field.range, with: $0) }) {
        let isNative = index.roles[Int(field.mark)] == .nativeName
        return (MatchScore(.translation, tie: isNative ? 0 : 1), field)
      }
    }
    return nil
  }
}
