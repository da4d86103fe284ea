/// One line of `NumberPlan.txt`.
struct NumberTableLine {
  /// The digits, or the name of a service.
  let key: Slice<UnsafeBufferPointer<UInt8>>
  /// What stands behind the tab.
  let meaning: Slice<UnsafeBufferPointer<UInt8>>

  /// Splits a line; nil for a comment or anything else without a tab.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    key = line[..<tab]
    meaning = line[(tab + 1)...]
  }

  /// The digits of the key, and the count of digits that a number must have, if the key names one.
  var prefixAndCount: (prefix: Slice<UnsafeBufferPointer<UInt8>>, count: Int?) {
    guard let slash = key.firstIndex(of: UInt8(ascii: "/")) else { return (key, nil) }
    return (key[..<slash], Int(String(decoding: key[(slash + 1)...], as: UTF8.self)))
  }

  /// How many digits the key and a number have in common at their beginning.
  func commonPrefixLength(with digits: [UInt8]) -> Int {
    var length = 0
    for digit in key {
      guard length < digits.count, digits[length] == digit else { break }
      length += 1
    }
    return length
  }

  /// The region codes, or the names of services.
  var words: [Word] {
    meaning.split(separator: UInt8(ascii: " ")).map(Word.init)
  }

  /// Adds what the line says to a match.
  func add(to match: inout NumberTable.Match) {
    match.lineCount += 1
    if words.allSatisfy({ $0.region == nil }) { match.serviceLineCount += 1 }
    for word in words {
      if let region = word.region {
        if !match.regions.contains(region) { match.regions.append(region) }
      } else if !match.services.contains(word.text) {
        match.services.append(word.text)
      }
    }
  }
}

extension NumberTableLine {
  /// A word behind the tab: two letters are a region.
  struct Word {
    let bytes: Slice<UnsafeBufferPointer<UInt8>>

    var region: RegionCode? {
      guard bytes.count == 2, let first = bytes.first, let last = bytes.last else { return nil }
      return RegionCode(first, last)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}
