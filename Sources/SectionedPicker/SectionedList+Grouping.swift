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
    var groups = SectionGroups(capacity: order.count)
    for offset in order {
      groups.add(under: sectionTitle?(elements[offset]) ?? Collation.indexLetter(of: names[offset]))
    }
    groups.sortAsIndex(other: Self.otherTitle)
    self.init(groups: groups, of: order.map { elements[$0] })
  }

  /// Groups elements by the letters that their texts begin with, in the order that they have.
  ///
  /// No string is made of any text. Sections come in collation order with `#` last, and the index
  /// shows the whole Latin alphabet where every title is a single letter.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order that they keep inside their sections.
  ///   - texts: Passes the texts of elements, in UTF-8, to a closure, one for each and in their order.
  /// - Complexity: O(*n*).
  public init(
    ordered elements: [Element], letterOfEach texts: ([Element], SearchField<Element>.Sink) -> Void
  ) {
    var groups = SectionGroups(capacity: elements.count)
    texts(elements) { if groups.count < elements.count { groups.add(underLetterOf: $0) } }
    while groups.count < elements.count { groups.add(under: Self.otherTitle) }
    groups.sortAsIndex(other: Self.otherTitle)
    self.init(groups: groups, of: elements)
  }

  /// Groups elements by a title of theirs, in the order that they have.
  ///
  /// Sections come in collation order with `#` last.
  ///
  /// - Complexity: O(*n*), and O(*s* log *s*) for *s* sections.
  public init(ordered elements: [Element], groupedBy sectionTitle: (Element) -> String) {
    var groups = SectionGroups(capacity: elements.count)
    for element in elements { groups.add(under: sectionTitle(element)) }
    groups.sortAsIndex(other: Self.otherTitle)
    self.init(groups: groups, of: elements)
  }
}

extension SectionGroups {
  /// Puts the titles into the order of an index, with the whole Latin alphabet if all are letters.
  fileprivate mutating func sortAsIndex(other: String) {
    if titles.allSatisfy({ $0.count == 1 }) {
      addTitles(SectionedList<Never>.latinIndexTitles)
    }
    sort { left, right in
      (left == other) != (right == other)
        ? right == other : Collation.isOrderedBefore(left, right)
    }
  }
}
