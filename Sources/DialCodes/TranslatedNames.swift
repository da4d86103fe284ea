import CResources

/// What the countries are called in every language, by country, for searching.
///
/// Names that are found under the English name or an English alias anyway are left out, and so are
/// names that several languages share, but for the first.
///
/// Unchecked because of the pointers: the bytes are constants of the program.
public struct TranslatedNames: @unchecked Sendable {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The line of each region, by `RegionCode.ordinal`.
  private var lines: [Bytes?]

  /// Finds the lines of the countries.
  ///
  /// - Complexity: O(*n*) in the size of the table, about 500 KB. Create one only when it is needed,
  ///   and keep it.
  public init() {
    lines = Array(repeating: nil, count: RegionCode.ordinals.count)
    for line in TextLines(bytes: resource_all_names.contents) where line.count > 2 {
      let start = line.startIndex
      guard let code = RegionCode(line[start], line[start + 1]) else { continue }
      lines[code.ordinal] = line.dropFirst(3)
    }
  }

  /// The languages that are official in a country, as BCP 47 tags, the most spoken first.
  public func officialLanguages(of code: RegionCode) -> [String] {
    column(0, of: code).split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Calls `body` with each name that a country has in a language of its own, and with what these
  /// names are in Latin letters, as UTF-8 that is valid only during the call.
  public func forEachNativeName(of code: RegionCode, _ body: (UnsafeRawBufferPointer) -> Void) {
    NameList.forEach(in: column(1, of: code), body)
  }

  /// Calls `body` with each name that a country has in another language, as UTF-8 that is valid only
  /// during the call.
  public func forEachForeignName(of code: RegionCode, _ body: (UnsafeRawBufferPointer) -> Void) {
    NameList.forEach(in: column(2, of: code), body)
  }

  /// A column behind the code of a country; empty for a country that is not there.
  private func column(_ index: Int, of code: RegionCode) -> Bytes {
    var rest = lines[code.ordinal] ?? UnsafeBufferPointer(start: nil, count: 0)[...]
    for _ in 0..<index {
      rest = rest.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
    }
    return rest.prefix { $0 != UInt8(ascii: "\t") }
  }
}
