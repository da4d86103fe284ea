/// The rows that are shown: the pinned ones on top, then those of the list that match.
///
/// A row is a number from 0; several rows may show the same element, since what is pinned also stays
/// under its letter.
public struct Listing: Sendable {
  /// A heading and the rows under it.
  public struct ShownSection: Hashable, Sendable {
    /// What the heading says.
    public let title: String
    /// The label that leads here in the index strip.
    public let indexTitle: String
    /// The rows under the heading; never empty.
    public let rows: Range<Int>
  }

  /// The sections, in order; none is empty.
  public let sections: [ShownSection]
  private let pinned: [Int]
  private let rest: Positions

  /// Positions that are shown on top of the list under a heading of their own.
  struct Pin {
    var title: String
    var indexTitle: String
    var positions: [Int]
  }

  /// Shows every element of `list`, below what is pinned.
  init<Element>(all list: SectionedList<Element>, pins: [Pin]) {
    pinned = pins.flatMap(\.positions)
    rest = Positions(all: list.elements.count)
    var sections: [ShownSection] = []
    var next = 0
    for pin in pins where !pin.positions.isEmpty {
      let rows = next..<next + pin.positions.count
      sections.append(ShownSection(title: pin.title, indexTitle: pin.indexTitle, rows: rows))
      next = rows.upperBound
    }
    for section in list.sections {
      let rows = section.positions.lowerBound + next..<section.positions.upperBound + next
      sections.append(ShownSection(title: section.title, indexTitle: section.title, rows: rows))
    }
    self.sections = sections
  }

  /// Shows the elements of `list` at `positions`, which are in list order.
  init<Element>(_ positions: Positions, of list: SectionedList<Element>) {
    pinned = []
    rest = positions
    var sections: [ShownSection] = []
    var row = 0
    while row < positions.count, let index = list.sectionIndex(of: positions[row]) {
      let section = list.sections[index]
      let end = positions[row...].partitionPoint { $0 < section.positions.upperBound }
      sections.append(
        ShownSection(title: section.title, indexTitle: section.title, rows: row..<end))
      row = end
    }
    self.sections = sections
  }

  /// How many rows are shown, the pinned ones included.
  public var rowCount: Int { pinned.count + rest.count }

  /// How many elements are shown, each counted once.
  public var elementCount: Int { rest.count }

  /// The position in the list of the element at `row`, or nil where there is no such row.
  public func position(at row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return row < pinned.count ? pinned[row] : rest[row - pinned.count]
  }

  /// The row that shows the element at `position` under its letter, or nil where it is not shown.
  ///
  /// - Complexity: O(log *n*).
  public func row(of position: Int) -> Int? {
    rest.index(of: position).map { pinned.count + $0 }
  }

  /// The index in `sections` of the section that `row` belongs to.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func sectionIndex(containing row: Int) -> Int? {
    let index = sections.partitionPoint { $0.rows.upperBound <= row }
    guard index < sections.count, sections[index].rows.contains(row) else { return nil }
    return index
  }
}
