/// Pasted bytes made fit for a line.
enum PastedText {
  /// More than this is no query.
  static let limit = 1 << 16

  /// The text of the bytes, each run of controls and line ends as one space.
  ///
  /// What is no UTF-8 becomes U+FFFD; what is over the limit is cut off.
  static func line(from bytes: some Sequence<UInt8>) -> String {
    var line = String.UnicodeScalarView()
    var inControls = false
    for scalar in String(decoding: Array(bytes.prefix(limit)), as: UTF8.self).unicodeScalars {
      let isControl = isControl(scalar)
      if !isControl { line.append(scalar) } else if !inControls { line.append(" ") }
      inControls = isControl
    }
    return String(line)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }
}
