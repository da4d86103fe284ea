/// Names that are kept in one text, separated by `; `.
enum NameList {
  /// The names.
  static func texts(in text: String) -> [String] {
    text.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  /// Calls `body` with the bytes of each name.
  static func forEach(
    in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    for name in bytes.split(separator: UInt8(ascii: ";")) {
      let name = name.first == UInt8(ascii: " ") ? name.dropFirst() : name
      body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name)))
    }
  }
}
