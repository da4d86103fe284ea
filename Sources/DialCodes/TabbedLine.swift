/// A line of a table: a key, a tab, and a value.
struct TabbedLine {
  let key: Slice<UnsafeBufferPointer<UInt8>>
  private let rest: Slice<UnsafeBufferPointer<UInt8>>

  /// Splits a line at its first tab; nil where it has none.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    key = line[..<tab]
    rest = line[(tab + 1)...]
  }

  var value: String { String(decoding: rest, as: UTF8.self) }
}
