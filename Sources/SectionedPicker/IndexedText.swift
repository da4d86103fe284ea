/// The text of one field in a search index.
struct IndexedField {
  /// The mark of the field.
  let mark: UInt8
  /// Whether this is a word behind an apostrophe, repeated from the field before it.
  let isTail: Bool
  /// Where the text lies, without its mark.
  let range: Range<Int>
}

/// The fields of one element in a search index, one after the other.
struct IndexedText: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var mark: UInt8 = 0

  /// Creates a walk over the part of an index that is an element's.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  @inline(__always)
  mutating func next() -> IndexedField? {
    guard index < end else { return nil }
    let first = bytes[index]
    let start = index + 1
    index = start
    while index < end, bytes[index] >= 0x20 { index += 1 }
    let isTail = first == Folding.tailMark
    if !isTail { mark = first }
    return IndexedField(mark: mark, isTail: isTail, range: start..<index)
  }
}
