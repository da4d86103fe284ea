/// The forms in which items are read.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  /// One item a line; LF and CR LF end a line.
  case lines
  /// Items that end with a zero byte, as `find -print0` writes them.
  case nulRecords
  /// The elements of an array, or a series of values.
  case json
  /// One JSON value a line.
  case jsonLines
  /// Comma-separated values (RFC 4180), the first record being the names of the fields.
  case csv
  /// The same with tabs.
  case tsv

  /// The format that the name of a file tells; nil where its extension tells none.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), !fileName[dot...].contains("/") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonLines
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    default: return nil
    }
  }
}

extension InputFormat {
  /// As much of an input as is looked at, in bytes.
  static let detectionLimit = 1 << 16

  /// The format that the beginning of an input tells; nil where more of it is needed.
  ///
  /// JSON begins with `[` or `{` and goes on as JSON; it is one value a line if the first line is a
  /// whole value. Everything else is lines.
  static func detected(in bytes: UnsafeBufferPointer<UInt8>, isEnd: Bool) -> InputFormat? {
    let isEnough = isEnd || bytes.count >= detectionLimit
    guard let first = bytes.first(where: { !isBlank($0) }) else { return isEnough ? .lines : nil }
    let isArray = first == UInt8(ascii: "[")
    guard isArray || first == UInt8(ascii: "{") else { return .lines }
    guard let isJSON = JSONBeginning.isJSON(bytes) ?? (isEnough ? true : nil) else { return nil }
    if !isJSON { return .lines }
    if isArray { return .json }
    var balance = JSONBalance()
    var hasBegun = false
    for byte in bytes {
      if byte == 0x0A, hasBegun { return balance.isClosed ? .jsonLines : .json }
      // Another value on the line of the first.
      if hasBegun, balance.isClosed, !isBlank(byte) { return .json }
      if !isBlank(byte) { hasBegun = true }
      balance.take(byte)
    }
    return isEnough ? (balance.isClosed ? .jsonLines : .json) : nil
  }
}

/// Whether a byte is a blank of JSON.
func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
