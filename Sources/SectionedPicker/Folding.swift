/// Folding: writing texts that count as the same when searching with the same bytes.
///
/// Folded text is UTF-8 in lower case without diacritics, points, apostrophes or control
/// characters; its words are separated by single blanks, and a dash of any kind is a blank.
enum Folding {
  /// What is folded, which decides whether words are taken for other words.
  enum Style {
    /// A name: `St.` is `saint`, `U.S.` is `us`, and a word after an apostrophe is a word as well.
    case name
    /// Text word for word.
    case plain
  }

  /// Stands before a word that follows an apostrophe, behind the text that it belongs to.
  static let tailMark: UInt8 = 0x1F

  /// The folded form of a text, without tails.
  static func folded(_ text: String, style: Style = .plain) -> [UInt8] {
    var text = text
    return text.withUTF8 { source in
      var result: [UInt8] = []
      withFolded(UnsafeRawBufferPointer(source), style: style, tails: false) {
        result.append(contentsOf: $0)
      }
      return result
    }
  }

  /// Calls `body` with the folded form of a text.
  ///
  /// - Parameters:
  ///   - source: UTF-8; what is invalid in it counts as U+FFFD.
  ///   - style: What kind of text it is.
  ///   - tails: Whether words after apostrophes follow the text, each behind a `tailMark`.
  ///   - body: Is passed bytes that are valid only during the call.
  static func withFolded(
    _ source: UnsafeRawBufferPointer, style: Style, tails: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity(for: source)) { buffer in
      var folder = Folder(output: buffer, origins: nil, style: style, tails: tails)
      folder.fold(source)
      body(UnsafeBufferPointer(rebasing: buffer[..<folder.count]))
    }
  }

  /// Folds a text without tails, and tells where each byte of the result comes from.
  ///
  /// - Returns: The folded bytes, and for each the offset of the source character behind it.
  static func foldedWithOrigins(
    _ source: UnsafeRawBufferPointer, style: Style
  ) -> (bytes: [UInt8], origins: [UInt32]) {
    let capacity = capacity(for: source)
    var origins = [UInt32](repeating: 0, count: capacity)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      origins.withUnsafeMutableBufferPointer {
        var folder = Folder(output: buffer, origins: $0, style: style, tails: false)
        folder.fold(source)
        count = folder.count
      }
      initialized = count
    }
    origins.removeLast(capacity - count)
    return (bytes, origins)
  }

  /// Enough for any text: no byte becomes more than five, and tails repeat a word at most once.
  static func capacity(for source: UnsafeRawBufferPointer) -> Int { 10 * source.count + 16 }
}
