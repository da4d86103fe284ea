/// Splits text into words by the quoting rules of a POSIX shell, without expanding anything.
enum ShellWords {
  /// A quote that the text opens and never closes.
  struct Unclosed: Error, Equatable {
    /// The quote, or the backslash that ends the text.
    var quote: Character
  }

  /// The words of a text.
  ///
  ///     ShellWords.split(#"--prompt 'a b' --height=40%"#)   // ["--prompt", "a b", "--height=40%"]
  ///
  /// Between single quotes everything stands for itself; between double quotes a backslash takes
  /// the meaning from `\`, `"`, `$` and a backquote; elsewhere from any byte. A backslash before
  /// a line's end joins the lines.
  static func split(_ text: String) throws(Unclosed) -> [String] {
    var words: [String] = []
    var word: [UInt8]?
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
        word = nil
      case UInt8(ascii: "'"):
        try readSingleQuoted(&bytes, into: &word)
      case UInt8(ascii: "\""):
        try readDoubleQuoted(&bytes, into: &word)
      case UInt8(ascii: "\\"):
        guard let next = bytes.next() else { throw Unclosed(quote: "\\") }
        if next != UInt8(ascii: "\n") { word = (word ?? []) + [next] }
      default:
        word = (word ?? []) + [byte]
      }
    }
    if let finished = word { words.append(String(decoding: finished, as: UTF8.self)) }
    return words
  }

  private static func readSingleQuoted(
    _ bytes: inout String.UTF8View.Iterator, into word: inout [UInt8]?
  ) throws(Unclosed) {
    var quoted = word ?? []
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "'") {
        word = quoted
        return
      }
      quoted.append(byte)
    }
    throw Unclosed(quote: "'")
  }

  private static func readDoubleQuoted(
    _ bytes: inout String.UTF8View.Iterator, into word: inout [UInt8]?
  ) throws(Unclosed) {
    let escapable = #"\"$`"#.utf8
    var quoted = word ?? []
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "\""):
        word = quoted
        return
      case UInt8(ascii: "\\"):
        guard let next = bytes.next() else { throw Unclosed(quote: "\"") }
        if next == UInt8(ascii: "\n") { continue }
        if !escapable.contains(next) { quoted.append(byte) }
        quoted.append(next)
      default:
        quoted.append(byte)
      }
    }
    throw Unclosed(quote: "\"")
  }
}
