/// Writes the text of a search index.
struct IndexWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  /// The number of texts written.
  private(set) var texts = 0

  /// Where texts are folded before their size is known.
  private let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 8192)

  /// Frees the writer's memory.
  func deallocate() { scratch.deallocate() }

  /// Makes room for so many bytes altogether.
  mutating func reserveCapacity(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Takes back what was written behind a size.
  mutating func truncate(to size: Int) { bytes.removeLast(max(0, bytes.count - size)) }

  /// Ends the text, so that what is behind a match can always be read.
  mutating func finish() { bytes.append(0) }

  /// Writes a text of a field.
  mutating func append(_ text: UnsafeRawBufferPointer, mark: UInt8, role: FieldRole?) {
    texts += 1
    bytes.append(mark)
    switch role {
    case .number, .localNumber:
      append(text, style: .plain) { bytes, folded in
        bytes.append(contentsOf: folded.lazy.filter { $0 &- 0x30 < 10 })
      }
    case .key:
      append(text, style: .plain) { $0.append(contentsOf: $1) }
    default:
      append(text, style: .name) { $0.append(contentsOf: $1) }
    }
  }

  @inline(__always)
  private mutating func append(
    _ text: UnsafeRawBufferPointer, style: Folding.Style,
    _ write: (inout [UInt8], UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard Folding.capacity(for: text) <= scratch.count else {
      Folding.withFolded(text, style: style, tails: true) { write(&bytes, $0) }
      return
    }
    if style == .name, let count = PlainTextFolding.fold(text, into: scratch) {
      return write(&bytes, UnsafeBufferPointer(rebasing: scratch[..<count]))
    }
    var folder = Folder(output: scratch, origins: nil, style: style, tails: true)
    folder.fold(text)
    write(&bytes, UnsafeBufferPointer(rebasing: scratch[..<folder.count]))
  }
}
