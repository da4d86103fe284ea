/// Finding bytes among bytes.
enum ByteSearch {
  /// The place behind the first occurrence of some bytes at or after a place.
  static func end(of needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    let last = bytes.count - needle.count
    guard last >= start else { return nil }
    for place in start...last where bytes[place..<place + needle.count].elementsEqual(needle) {
      return place + needle.count
    }
    return nil
  }
}
