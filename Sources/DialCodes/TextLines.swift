/// The lines of a text, one at a time, without their line feeds.
struct TextLines: Sequence, IteratorProtocol {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
  }

  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<end]
    rest = end < rest.endIndex ? rest[(end + 1)...] : rest[end...]
    return line
  }
}
