/// The encoding of a JSON file: UTF-8, or UTF-16 as some editors and exports still write it.
enum JSONEncoding: Sendable {
  case utf8
  case utf8WithMark
  case utf16(bigEndian: Bool, mark: Bool)

  /// The encoding that the first bytes tell: by the byte order mark, else by where the zero byte of
  /// an ASCII character lies (RFC 4627, section 3).
  init(detecting bytes: [UInt8]) {
    let first = bytes.prefix(3)
    if first.elementsEqual([0xEF, 0xBB, 0xBF]) {
      self = .utf8WithMark
    } else if first.starts(with: [0xFE, 0xFF]) {
      self = .utf16(bigEndian: true, mark: true)
    } else if first.starts(with: [0xFF, 0xFE]) {
      self = .utf16(bigEndian: false, mark: true)
    } else if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      self = .utf16(bigEndian: true, mark: false)
    } else if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
      self = .utf16(bigEndian: false, mark: false)
    } else {
      self = .utf8
    }
  }

  /// The length of the byte order mark.
  var markLength: Int {
    switch self {
    case .utf8: 0
    case .utf8WithMark: 3
    case .utf16(_, let mark): mark ? 2 : 0
    }
  }

  /// How many bytes of the file a piece of UTF-8 text stands for.
  func fileLength(of text: CharacterCounts.Count, utf8Length: Int) -> Int {
    guard case .utf16 = self else { return utf8Length }
    return 2 * (text.scalars + text.pairs)
  }
}

/// UTF-8 made from UTF-16, and where that ended if the text is not valid UTF-16.
struct TranscodedUTF16 {
  var utf8: [UInt8] = []
  var isValid = true

  init(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) {
    utf8.reserveCapacity(bytes.count)
    var units = UTF16Units(bytes: bytes, bigEndian: bigEndian)
    var decoder = UTF16()
    decoding: while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar):
        utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .emptyInput:
        break decoding
      case .error:
        isValid = false
        break decoding
      }
    }
    // Half a unit at the end.
    if !bytes.count.isMultiple(of: 2) { isValid = false }
  }
}

private struct UTF16Units: IteratorProtocol {
  let bytes: ArraySlice<UInt8>
  let bigEndian: Bool
  var offset: Int

  init(bytes: ArraySlice<UInt8>, bigEndian: Bool) {
    self.bytes = bytes
    self.bigEndian = bigEndian
    offset = bytes.startIndex
  }

  mutating func next() -> UInt16? {
    guard offset + 1 < bytes.endIndex else { return nil }
    let first = UInt16(bytes[offset])
    let second = UInt16(bytes[offset + 1])
    offset += 2
    return bigEndian ? first << 8 | second : second << 8 | first
  }
}
