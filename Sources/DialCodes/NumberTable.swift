/// The text of `NumberPlan.txt`, searched line by line.
///
/// The first part holds the calling codes, the second, behind a blank line, the prefixes of those
/// that several regions share. Each line is a key, a tab, and what the key means.
///
/// Unchecked because of the pointers: the bytes are constants of the program.
struct NumberTable: @unchecked Sendable {
  private let codes: UnsafeBufferPointer<UInt8>
  private let prefixes: UnsafeBufferPointer<UInt8>

  init(bytes: UnsafeBufferPointer<UInt8>) {
    let newline = UInt8(ascii: "\n")
    let blank = bytes.indices.first { index in
      bytes[index] == newline && index + 1 < bytes.count && bytes[index + 1] == newline
    }
    codes = UnsafeBufferPointer(rebasing: bytes[..<(blank ?? bytes.count)])
    prefixes = UnsafeBufferPointer(rebasing: bytes[(blank ?? bytes.count)...])
  }

  /// What a calling code means.
  enum Meaning {
    case regions([RegionCode])
    case service(String)
    case unused(String)
  }

  /// The calling code that `digits` begin with, and what it means.
  func callingCode(of digits: [UInt8]) -> (code: ArraySlice<UInt8>, meaning: Meaning)? {
    for line in lines(codes) where digits.starts(with: line.key) {
      return (digits.prefix(line.key.count), meaning(of: line))
    }
    return nil
  }

  /// The regions and the services of all codes that begin with `digits`.
  func meanings(
    ofCodesBeginningWith digits: [UInt8]
  ) -> (regions: [RegionCode], services: [String]) {
    var (regions, services): ([RegionCode], [String]) = ([], [])
    for line in lines(codes) where line.key.starts(with: digits) {
      switch meaning(of: line) {
      case .regions(let found): regions += found
      case .service(let name) where !services.contains(name): services.append(name)
      case .service, .unused: break
      }
    }
    return (regions, services)
  }

  /// The name of a service that shares a calling code with countries, such as `toll_free`.
  func serviceName(_ key: String) -> String? {
    for line in lines(codes) where line.key.elementsEqual(key.utf8) {
      if case .service(let name) = meaning(of: line) { return name }
    }
    return nil
  }

  private func meaning(of line: NumberTableLine) -> Meaning {
    switch line.meaning.first {
    case UInt8(ascii: "="): .service(String(decoding: line.meaning.dropFirst(2), as: UTF8.self))
    case UInt8(ascii: "!"): .unused(String(decoding: line.meaning.dropFirst(2), as: UTF8.self))
    default: .regions(line.words.compactMap(\.region))
    }
  }

  private func lines(_ part: UnsafeBufferPointer<UInt8>) -> some Sequence<NumberTableLine> {
    TextLines(bytes: part).lazy.compactMap(NumberTableLine.init)
  }
}

extension NumberTable {
  /// What the prefixes say that have the most digits in common with a number.
  struct Match {
    /// How many digits of the number decided.
    let length: Int
    var regions: [RegionCode] = []
    var services: [String] = []
    /// How many prefixes there are, and how many of them lead to services alone.
    var lineCount = 0
    var serviceLineCount = 0

    /// Whether more ways lead from here to a service than to a country: `+1 800` is toll-free,
    /// although a few numbers behind it are Dominican.
    var isMostlyService: Bool { serviceLineCount * 2 > lineCount }
  }

  /// All prefixes that `digits` begin with or that begin with `digits`; where there are none, those
  /// with which `digits` have most in common.
  func longestMatch(of digits: [UInt8]) -> Match {
    var match = Match(length: 0)
    var ofSameCount: Match?
    for line in lines(prefixes) {
      let length = line.commonPrefixLength(with: digits)
      guard length >= match.length else { continue }
      let (prefix, count) = line.prefixAndCount
      if length > match.length {
        match = Match(length: length)
        ofSameCount = nil
      }
      line.add(to: &match)
      if length == prefix.count, count == digits.count {
        var exact = Match(length: length)
        line.add(to: &exact)
        ofSameCount = exact
      }
    }
    return ofSameCount ?? match
  }
}
