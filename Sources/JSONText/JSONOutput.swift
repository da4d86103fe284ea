/// Text as a JSON string, quotes included: `"a\nb"`.
///
/// Only what JSON asks for is escaped: quotes, backslashes and characters below U+0020.
///
/// - Complexity: O(length).
public func jsonQuoted(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  appendJSONString(text.utf8, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

/// Appends UTF-8 text as a JSON string, quotes included; the bytes are not validated.
public func appendJSONString(_ utf8: some Sequence<UInt8>, to output: inout [UInt8]) {
  output.append(UInt8(ascii: "\""))
  for byte in utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case 0x08: output += Array("\\b".utf8)
    case 0x09: output += Array("\\t".utf8)
    case 0x0A: output += Array("\\n".utf8)
    case 0x0C: output += Array("\\f".utf8)
    case 0x0D: output += Array("\\r".utf8)
    case 0x00...0x1F:
      output += Array("\\u00".utf8)
      output += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
    default: output.append(byte)
    }
  }
  output.append(UInt8(ascii: "\""))
}

private let hexDigits = Array("0123456789abcdef".utf8)
