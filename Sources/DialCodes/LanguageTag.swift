/// A language as a BCP 47 tag or a POSIX locale names it: `nl-BE`, `nl_BE.UTF-8`, `sr_RS@latin`.
struct LanguageTag: Hashable {
  /// In lower case: `nl`.
  let language: String
  /// An ISO 15924 code with a capital: `Latn`.
  let script: String?
  /// In upper case, or three digits: `BE`, `419`.
  let region: String?

  /// Reads a tag or a locale; nil where it names no language, such as `C`, `POSIX` or nothing.
  init?(_ text: some StringProtocol) {
    let (name, modifier) = Self.split(text)
    var parts = name.split { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst(), (2...3).contains(language.utf8.count),
      Self.isLetters(language)
    else { return nil }
    self.language = language.lowercased()
    var script = Self.scripts[modifier]
    if let part = parts.first, part.utf8.count == 4, Self.isLetters(part) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts = parts.dropFirst()
    }
    self.script = script
    region = parts.first.flatMap(Self.region)
  }

  /// The parts, joined as in BCP 47.
  var text: String { region.map { languageAndScript + "-" + $0 } ?? languageAndScript }

  /// The parts without the region.
  var languageAndScript: String { script.map { language + "-" + $0 } ?? language }

  /// Scripts as the modifiers of POSIX locales name them.
  private static let scripts: [String: String] = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]

  /// The name without its encoding, and the modifier in lower case.
  private static func split(_ text: some StringProtocol) -> (name: String, modifier: String) {
    let halves = text.split(separator: "@", maxSplits: 1)
    let name = halves.first?.prefix { $0 != "." } ?? ""
    return (String(name), halves.count > 1 ? halves[1].lowercased() : "")
  }

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
  }

  private static func region(_ part: Substring) -> String? {
    let isCountry = part.utf8.count == 2 && isLetters(part)
    let isArea = part.utf8.count == 3 && part.utf8.allSatisfy(isASCIIDigit)
    return isCountry || isArea ? part.uppercased() : nil
  }
}
