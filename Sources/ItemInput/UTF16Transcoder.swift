/// Makes UTF-8 of UTF-16 that comes in pieces, as spreadsheets and some editors export it.
///
/// What is no UTF-16, such as half a surrogate pair, becomes U+FFFD.
struct UTF16Transcoder {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second one has not come.
  private var half: UInt8?
  /// The first unit of a pair whose second one has not come.
  private var highSurrogate: UInt32?

  /// A transcoder for an input that begins with the byte order mark of UTF-16; nil for any other.
  init?(markIn bytes: some Sequence<UInt8>) {
    let first = Array(bytes.prefix(2))
    guard first == [0xFE, 0xFF] || first == [0xFF, 0xFE] else { return nil }
    isBigEndian = first == [0xFE, 0xFF]
  }

  /// Appends the text of the next piece.
  mutating func append(_ bytes: some Sequence<UInt8>, to output: inout [UInt8]) {
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let (high, low) = isBigEndian ? (first, byte) : (byte, first)
      take(UInt32(high) << 8 | UInt32(low), &output)
    }
  }

  /// Ends the text, where something may be missing.
  mutating func finish(_ output: inout [UInt8]) {
    if half != nil || highSurrogate != nil { output += UTF8.encodedReplacementCharacter }
    (half, highSurrogate) = (nil, nil)
  }

  private mutating func take(_ unit: UInt32, _ output: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if unit & 0xFC00 == 0xDC00 {
        return encode(0x10000 + ((high & 0x3FF) << 10 | unit & 0x3FF), &output)
      }
      output += UTF8.encodedReplacementCharacter
    }
    if unit & 0xFC00 == 0xD800 { highSurrogate = unit } else { encode(unit, &output) }
  }

  private func encode(_ value: UInt32, _ output: inout [UInt8]) {
    if value < 0x80 { return output.append(UInt8(truncatingIfNeeded: value)) }
    output += Unicode.Scalar(value).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
  }
}
