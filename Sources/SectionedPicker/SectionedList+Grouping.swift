extension SectionedList {
  /// The labels of the Latin index, as shown for lists that name no index of their own.
  public static var latinIndexTitles: [String] {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
  }

  /// The title of the section for names that begin with no letter, which comes last.
  public static var otherTitle: String { "#" }

  /// Sorts elements by name into sections.
  ///
  /// Sections come in collation order with `#` last, elements inside them by name. Where every title
  /// is a single letter, the index shows the whole Latin alphabet; otherwise the titles alone.
  ///
  ///     let fruits = SectionedList(["Pear", "Äpfel", "Apricot"], name: { $0 })
  ///     fruits.sections.map(\.title)   // ["A", "P"]
  ///     fruits.elements                // ["Äpfel", "Apricot", "Pear"]
  ///
  /// - Parameters:
  ///   - elements: The elements, in any order.
  ///   - name: The text that an element is sorted by.
  ///   - sectionTitle: The title of the section that an element belongs to; by default the folded
  ///     first letter of the name, or `#` where the name begins with no letter.
  /// - Complexity: O(*n* log *n*).
  public init(
    _ elements: some Sequence<Element>, name: (Element) -> String,
    sectionTitle: ((Element) -> String)? = nil
  ) {
    let elements = Array(elements)
    let names = elements.map(name)
    let keys = names.map(Collation.sortKey(of:))
    let order = elements.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
    }
    var groups = SectionGroups()
    for offset in order {
      let title = sectionTitle?(elements[offset]) ?? Collation.indexLetter(of: names[offset])
      groups.add(offset, under: title)
    }
    if groups.groups.allSatisfy({ $0.title.count == 1 }) {
      groups.addTitles(Self.latinIndexTitles)
    }
    groups.sort { left, right in
      if (left == Self.otherTitle) != (right == Self.otherTitle) {
        return right == Self.otherTitle
      }
      return Collation.isOrderedBefore(left, right)
    }
    self.init(groups: groups, of: elements)
  }
}
