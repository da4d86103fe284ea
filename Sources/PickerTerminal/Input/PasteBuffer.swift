/// Collects pasted text up to the mark that ends it.
struct PasteBuffer {
  /// As much text as is kept; what goes beyond is dropped, up to the mark.
  static let limit = 1 << 16

  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes a byte; true where it ends the paste.
  mutating func append(_ byte: UInt8) -> Bool {
    // The mark has its only ESC in front, so that after a mismatch only an ESC can begin another.
    matched = byte == Self.endMark[matched] ? matched + 1 : byte == 0x1B ? 1 : 0
    if matched == Self.endMark.count {
      bytes.removeLast(min(bytes.count, Self.endMark.count - 1))
      return true
    }
    // What may be the beginning of the mark is kept beyond the limit, to be taken away again.
    if bytes.count < Self.limit || matched > 0 { bytes.append(byte) }
    return false
  }

  /// The text, with a blank for each run of controls and `�` for bytes that are not UTF-8.
  var text: String {
    var text = String.UnicodeScalarView()
    var isBlank = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isControl = Self.isControl(scalar)
      if !isControl { text.append(scalar) } else if !isBlank { text.append(" ") }
      isBlank = isControl
    }
    return String(text)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
