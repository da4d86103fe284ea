/// What stands at one place of bytes that ought to be UTF-8.
enum UTF8Step: Equatable {
  /// A well-formed scalar and the number of its bytes.
  case scalar(Unicode.Scalar, length: Int)
  /// Bytes that begin or continue no scalar: a maximal subpart, as Unicode recommends replacing it.
  case invalid(length: Int)
  /// The bytes so far begin a scalar, and the input ends.
  case incomplete(length: Int)

  /// Decodes what stands first in `bytes`, which must not be empty.
  init(_ bytes: some Collection<UInt8>) {
    var rest = bytes.makeIterator()
    guard let lead = rest.next() else {
      self = .incomplete(length: 0)
      return
    }
    // The second byte has a narrower range where it would be overlong, a surrogate or too high.
    var range: ClosedRange<UInt8> = 0x80...0xBF
    let count: Int
    switch lead {
    case 0x00...0x7F: count = 1
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF:
      count = 3
      if lead == 0xE0 { range = 0xA0...0xBF } else if lead == 0xED { range = 0x80...0x9F }
    case 0xF0...0xF4:
      count = 4
      if lead == 0xF0 { range = 0x90...0xBF } else if lead == 0xF4 { range = 0x80...0x8F }
    default:
      self = .invalid(length: 1)
      return
    }
    var value = count == 1 ? UInt32(lead) : UInt32(lead & (0x7F >> UInt8(count)))
    for length in 1..<max(count, 1) {
      guard let byte = rest.next() else {
        self = .incomplete(length: length)
        return
      }
      guard range.contains(byte) else {
        self = .invalid(length: length)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
      range = 0x80...0xBF
    }
    self = Unicode.Scalar(value).map { .scalar($0, length: count) } ?? .invalid(length: count)
  }
}
