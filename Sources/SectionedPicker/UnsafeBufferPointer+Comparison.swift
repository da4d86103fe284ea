extension UnsafeBufferPointer<UInt8> {
  /// Whether a part of the bytes begins with others.
  @inline(__always)
  func begins(_ range: Range<Int>, with text: [UInt8]) -> Bool {
    guard range.count >= text.count else { return false }
    var index = 0
    while index < text.count {
      if self[range.lowerBound + index] != text[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether a part of the bytes equals others.
  @inline(__always)
  func isEqual(_ range: Range<Int>, _ text: [UInt8]) -> Bool {
    range.count == text.count && begins(range, with: text)
  }
}
