/// Folding of the texts that most lists are made of: words of ASCII with one blank between them.
enum PlainTextFolding {
  /// Writes the folded form of a text, in the style of names.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - output: Where to write; has room for as many bytes as the text has.
  /// - Returns: How many bytes were written; nil where it takes a ``Folder`` to fold the text.
  @inline(__always)
  static func fold(
    _ text: UnsafeRawBufferPointer, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard let input = text.baseAddress, let target = output.baseAddress,
      text.count <= output.count
    else { return nil }
    var wordStart = 0
    for index in 0..<text.count {
      let byte = input.load(fromByteOffset: index, as: UInt8.self)
      if byte == 0x20 {
        guard isPlainWord(target, wordStart..<index) else { return nil }
        wordStart = index + 1
      } else if byte &- 0x30 >= 10, (byte | 0x20) &- 0x61 >= 26 {
        guard isKept(byte), byte != 0x2E || index != wordStart + 1 else { return nil }
      }
      target[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
    return isPlainWord(target, wordStart..<text.count) ? text.count : nil
  }

  /// Whether a byte that is no letter, digit or blank stays as it is.
  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x7E: byte != 0x26 && byte != 0x27 && byte != 0x2D && byte != 0x60
    default: false
    }
  }

  /// Whether a word is there, and is no `st` or `st.`, which is written out.
  @inline(__always)
  private static func isPlainWord(_ text: UnsafeMutablePointer<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty else { return false }
    guard word.count == 2 || word.count == 3, text[word.lowerBound] == 0x73,
      text[word.lowerBound + 1] == 0x74
    else { return true }
    return word.count == 3 && text[word.lowerBound + 2] != 0x2E
  }
}
