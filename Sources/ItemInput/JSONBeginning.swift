/// Whether text that begins with a bracket or a brace goes on as JSON does.
///
/// Lines may begin so, too: `[`, `[INFO] started`, `[ ] buy milk`, `{a,b}.txt`.
enum JSONBeginning {
  /// Whether it goes on as JSON; nil where more of it is needed to tell.
  static func isJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var rest = bytes[...].drop(while: isBlank)
    while rest.first == UInt8(ascii: "[") { rest = rest.dropFirst().drop(while: isBlank) }
    guard let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "\""): return true
    case UInt8(ascii: "]"): return endsLine(rest.dropFirst())
    case UInt8(ascii: "{"):
      let next = rest.dropFirst().first { !isBlank($0) }
      return next.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "}") }
    // A comma too many is a fault of an array.
    case UInt8(ascii: ","): return true
    default: return isScalar(rest)
    }
  }

  /// Whether a number or a word of JSON stands there, with what may follow it in an array.
  private static func isScalar(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    let scalar = rest.prefix(while: isPartOfScalar)
    guard isNumber(scalar) || words.contains(where: { $0.starts(with: scalar) }) else {
      return false
    }
    let behind = rest.dropFirst(scalar.count).drop(while: isBlank)
    switch behind.first {
    case nil: return nil
    case UInt8(ascii: ","): return true
    case UInt8(ascii: "]"): return endsLine(behind.dropFirst())
    default: return false
    }
  }

  private static let words = ["true", "false", "null"].map { Array($0.utf8) }

  private static func isPartOfScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether it may be a number: a date such as `2024-12-31` is none.
  private static func isNumber(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var last: UInt8?
    var hasPoint = false
    for byte in scalar {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last == nil: break
      case UInt8(ascii: "-") where isExponent(last), UInt8(ascii: "+") where isExponent(last): break
      case UInt8(ascii: ".") where last != nil && !hasPoint: hasPoint = true
      case UInt8(ascii: "e") where last != nil, UInt8(ascii: "E") where last != nil: break
      default: return false
      }
      last = byte
    }
    return last != nil
  }

  private static func isExponent(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  /// Whether nothing but blanks stands up to the end of the line.
  private static func endsLine(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    rest.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map {
      $0 == 0x0A || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]")
    }
  }
}
