/// Elements in list order, divided into sections, with the index that leads to them.
///
/// A position in the list is an element's identity for as long as the list lives: filtering hides
/// elements and never moves them.
public struct SectionedList<Element> {
  /// Every element, section by section.
  public let elements: [Element]
  /// The sections that hold something, in order.
  public let sections: [ListSection]
  /// The labels of the index, in order: those of the sections, and those with nothing under them.
  public let indexTitles: [String]

  /// Takes elements that are in list order already.
  ///
  /// Elements of one title need not stand together: each section gathers its elements in the order
  /// in which they come. Sections come in the order of `indexTitles`, and those with a title that is
  /// not there follow in order of appearance.
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order that they keep inside their sections.
  ///   - indexTitles: The labels that the index shows even where nothing is under them.
  ///   - sectionTitle: The title of the section that an element belongs to.
  /// - Complexity: O(*n*), and O(*s* log *s*) for *s* sections.
  public init(
    ordered elements: [Element], indexTitles: [String] = [],
    sectionTitle: (Element) -> String
  ) {
    var groups = SectionGroups(known: indexTitles, capacity: elements.count)
    for element in elements { groups.add(under: sectionTitle(element)) }
    self.init(groups: groups, of: elements)
  }

  /// Lays elements out by groups to which they were added in their order.
  @specialized(where Element == UInt32)
  init(groups: SectionGroups, of source: [Element]) {
    elements = [Element](unsafeUninitializedCapacity: source.count) { buffer, count in
      groups.forEachPosition { element, position in
        buffer.initializeElement(at: position, to: source[element])
      }
      count = source.count
    }
    sections = groups.sections
    indexTitles = groups.titles
  }

  /// The index in `sections` of the section that holds the element at `position`.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func sectionIndex(of position: Int) -> Int? {
    let index = sections.partitionPoint { $0.positions.upperBound <= position }
    guard index < sections.count, sections[index].positions.contains(position) else { return nil }
    return index
  }

  /// The title of the section that holds the element at `position`.
  public func sectionTitle(of position: Int) -> String? {
    sectionIndex(of: position).map { sections[$0].title }
  }
}

extension SectionedList: Sendable where Element: Sendable {}
