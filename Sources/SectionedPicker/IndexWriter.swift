/// Writes the text of a search index, element by element.
struct IndexWriter {
  /// The text of the elements written.
  private(set) var bytes: [UInt8] = []
  /// Where the text of each element starts, and where the last one ends.
  private(set) var offsets: [UInt32] = [0]
  /// Whether no element has more than one text.
  private(set) var hasOneTextEach = true

  private let elementCount: Int
  private let sizeLimit: Int
  private var texts = 0

  /// Where texts are folded, and kept until there are enough of them to be moved.
  private let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 15)
  private var filled = 0

  /// After so many elements the size of all is estimated.
  private static let sampleCount = 4096

  /// Creates a writer for so many elements, that writes so many bytes at most.
  init(elementCount: Int, sizeLimit: Int) {
    self.elementCount = elementCount
    self.sizeLimit = sizeLimit
    offsets.reserveCapacity(elementCount + 1)
  }

  /// Frees the writer's memory.
  func deallocate() { scratch.deallocate() }

  /// Writes a text of a field.
  @inline(__always)
  mutating func append(_ text: UnsafeRawBufferPointer, mark: UInt8, role: FieldRole?) {
    texts += 1
    if role != .number, role != .localNumber, role != .key {
      if scratch.count - filled <= text.count { flush() }
      if scratch.count > text.count {
        let target = UnsafeMutableBufferPointer(rebasing: scratch[(filled + 1)...])
        if let count = PlainTextFolding.fold(text, into: target) {
          scratch[filled] = mark
          filled += 1 + count
          return
        }
      }
    }
    appendCarefully(text, mark: mark, role: role)
  }

  /// Ends the text of an element, which is left out where it goes beyond the limit.
  @inline(__always)
  mutating func endElement() {
    if texts > 1 { hasOneTextEach = false }
    texts = 0
    if bytes.count + filled >= sizeLimit { truncate() }
    offsets.append(UInt32(truncatingIfNeeded: bytes.count + filled))
    if offsets.count == Self.sampleCount { reserve() }
  }

  /// Ends the text, so that what is behind a match can always be read.
  mutating func finish() {
    while offsets.count <= elementCount { endElement() }
    flush()
    bytes.append(0)
  }

  private mutating func appendCarefully(
    _ text: UnsafeRawBufferPointer, mark: UInt8, role: FieldRole?
  ) {
    let style: Folding.Style =
      switch role {
      case .number, .localNumber, .key: .plain
      default: .name
      }
    let capacity = Folding.capacity(for: text)
    if scratch.count - filled <= capacity { flush() }
    guard scratch.count > capacity else {
      bytes.append(mark)
      Folding.withFolded(text, style: style, tails: true) { folded in
        if role == .number || role == .localNumber {
          bytes.append(contentsOf: folded.lazy.filter { $0 &- 0x30 < 10 })
        } else {
          bytes.append(contentsOf: folded)
        }
      }
      return
    }
    scratch[filled] = mark
    filled += 1
    let target = UnsafeMutableBufferPointer(rebasing: scratch[filled...])
    var folder = Folder(output: target, origins: nil, style: style, tails: true)
    folder.fold(text)
    if role == .number || role == .localNumber {
      for byte in target[..<folder.count] where byte &- 0x30 < 10 {
        scratch[filled] = byte
        filled += 1
      }
    } else {
      filled += folder.count
    }
  }

  private mutating func flush() {
    bytes.append(contentsOf: scratch[..<filled])
    filled = 0
  }

  private mutating func truncate() {
    flush()
    bytes.removeLast(bytes.count - Int(offsets[offsets.count - 1]))
  }

  /// Makes room for all elements, by those there are.
  ///
  /// Room that stays empty costs nothing, and too little costs a copy of everything.
  private mutating func reserve() {
    let average = Double(bytes.count + filled) / Double(offsets.count - 1)
    bytes.reserveCapacity(min(Int(average * Double(elementCount) * 1.25), sizeLimit))
  }
}
