import CResources

extension CountryCatalog {
  /// The catalogue that is built in: every region that can be dialled, and the entries of ISO 3166-1
  /// that have no code of their own, in the order of their English names.
  ///
  /// It is decoded at each call, in a fraction of a millisecond; keep the result.
  public static func bundled() -> CountryCatalog {
    var reader = BundledRowReader(bytes: resource_country_codes.contents)
    return CountryCatalog(reader.rows())
  }
}

/// Reads `CountryCodes.json` as the generator lays it out: objects of strings, arrays of strings and
/// `true`, without escapes.
///
/// Every start pays for this, and reading the file as any JSON takes twice as long; a test holds the
/// file to its layout by reading it with a general decoder too.
private struct BundledRowReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func rows() -> [Country] {
    var rows: [Country] = []
    rows.reserveCapacity(256)
    while skip(to: UInt8(ascii: "{")) {
      if let row = row() { rows.append(row) }
    }
    return rows
  }

  private mutating func row() -> Country? {
    var name: String?
    var dialCode: DialCode?
    var code: RegionCode?
    var alpha3: String?
    var (aliases, areaCodes): ([String], [String]) = ([], [])
    var isMain = false
    while peek() != UInt8(ascii: "}"), let key = string() {
      position += 1
      switch key.count {
      case 4 where key.first == UInt8(ascii: "n"): name = text()
      case 9: dialCode = text().flatMap { DialCode($0) }
      case 4 where key.first == UInt8(ascii: "c"): code = text().flatMap { RegionCode($0) }
      case 6: alpha3 = text()
      case 7: aliases = texts()
      case 10: areaCodes = texts()
      default:
        isMain = peek() == UInt8(ascii: "t")
        position += isMain ? 4 : 0
      }
      if peek() == UInt8(ascii: ",") { position += 1 }
    }
    guard let name, let code else { return nil }
    return Country(
      name: name, dialCode: dialCode, code: code, alpha3: alpha3, aliases: aliases,
      areaCodes: areaCodes, isMain: isMain)
  }

  private mutating func texts() -> [String] {
    var texts: [String] = []
    guard skip(to: UInt8(ascii: "[")) else { return texts }
    while peek() != UInt8(ascii: "]"), let text = text() {
      texts.append(text)
      if peek() == UInt8(ascii: ",") { position += 1 }
    }
    position += 1
    return texts
  }

  private mutating func text() -> String? {
    string().map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func string() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard skip(to: UInt8(ascii: "\"")) else { return nil }
    let start = position
    guard skip(to: UInt8(ascii: "\"")) else { return nil }
    return bytes[start..<(position - 1)]
  }

  /// Moves behind the next `byte`; false where there is none.
  private mutating func skip(to byte: UInt8) -> Bool {
    while position < bytes.count {
      position += 1
      if bytes[position - 1] == byte { return true }
    }
    return false
  }

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }
}
