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
  ///
  /// A name that is the text comes ahead of one that goes on: `中國` is China and not Hong Kong,
  /// whose name begins so.
  func beginning(
    with wholes: [[UInt8]], at position: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (score: MatchScore, field: IndexedField)? {
    guard let range = index.range(of: position) else { return nil }
    var beginning: (score: MatchScore, field: IndexedField)?
    for field in IndexedText(bytes, range) where !field.isTail {
      guard let whole = wholes.first(where: { bytes.begins(field.range, with: $0) }) else {
        continue
      }
      let tie: UInt8 = index.roles[Int(field.mark)] == .nativeName ? 0 : 1
      if field.range.count == whole.count { return (MatchScore(.translation, tie: tie), field) }
      if beginning == nil { beginning = (MatchScore(.translation, tie: tie + 2), field) }
    }
    return beginning
  }
}
