import CResources

/// A language that the names of countries are built in for.
struct Language {
  /// Its BCP 47 tag: `pt-PT`.
  let tag: String
  let script: String
  let file: Resource

  /// Every language, in the order of the tags.
  static var all: some Collection<Language> {
    UnsafeBufferPointer(start: resource_languages, count: resource_languages_count).lazy.map {
      Language(tag: String(cString: $0.tag), script: String(cString: $0.script), file: $0.file)
    }
  }

  /// The language for a tag: itself, one that stands in for it, or the same for a shorter tag.
  ///
  /// A tag is never cut to a language in another script: nobody who asks for `uz-Arab` reads `uz`.
  static func resolved(_ tag: LanguageTag) -> Language? {
    var name = tag.text
    while true {
      if let fallback = fallback(for: name) { name = fallback }
      if let language = all.first(where: { $0.tag == name }) {
        return language.suits(tag) ? language : nil
      }
      guard let dash = name.lastIndex(of: "-") else { return nil }
      name = String(name[..<dash])
    }
  }

  private func suits(_ asked: LanguageTag) -> Bool {
    asked.script.map { $0 == script } ?? true
  }

  private static func fallback(for tag: String) -> String? {
    let lines = TextLines(bytes: resource_language_fallbacks.contents)
    return lines.lazy.compactMap(TabbedLine.init).first { $0.key.elementsEqual(tag.utf8) }?.value
  }
}
