import SectionedPicker

/// The labels that the index strip shows for the sections of a list.
///
/// Letters and other short titles show as they are. Titles that are words, as sections by a surname
/// have, show by their first letters, each once: a jump to a letter leads to the first of them.
struct IndexLabels {
  /// A label, and the titles of the sections that it leads to.
  struct Entry: Equatable {
    var label: VisibleText
    var titles: [String]
  }

  /// The labels, in the order of the sections.
  let entries: [Entry]

  /// A title with more characters than these is a word.
  private static let longestShortTitle = 3

  /// Makes labels of the titles of an index.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  init(of titles: [String]) {
    guard titles.contains(where: { $0.count > Self.longestShortTitle }) else {
      entries = titles.map { Entry(label: VisibleText($0), titles: [$0]) }
      return
    }
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    for title in titles {
      let label = Self.letter(of: title)
      if let place = places[label] {
        entries[place].titles.append(title)
      } else {
        places[label] = entries.count
        entries.append(Entry(label: VisibleText(label), titles: [title]))
      }
    }
    self.entries = entries
  }

  /// The letter that a title is looked up under; its first character where that is no letter.
  private static func letter(of title: String) -> String {
    let letter = Collation.indexLetter(of: title)
    return letter == SectionedList<String>.otherTitle ? String(title.prefix(1)) : letter
  }
}
