import ItemInput
import PickerOptions
import SectionedPicker

/// The items of the input in their sections, and how they are searched.
///
///     ItemTable ─▶ SectionedList ─▶ ListSearcher ─▶ PickerItems
///
/// An element is the place of an item in the table. Sections are in collation order, and items keep
/// the order of the input inside them, which whoever wrote the input has chosen.
struct ItemList {
  /// The items as they were read.
  let table: ItemTable
  /// What the picker picks from.
  let items: PickerItems<UInt32>
  private let fields: ItemFields

  /// Groups the items of a table.
  ///
  /// - Parameters:
  ///   - table: The items.
  ///   - options: What of an item is shown, searched and grouped by.
  ///   - chosen: The items to take; nil for all.
  init(_ table: ItemTable, _ options: PickerOptions, only chosen: [UInt32]? = nil) {
    let fields = ItemFields(table, options)
    let list = fields.list(of: chosen ?? Array(0..<UInt32(clamping: table.count)))
    self.table = table
    self.fields = fields
    items = PickerItems(
      list: list,
      searcher: ListSearcher(
        list.elements, fields: fields.searchFields,
        rule: MatchRule(rawValue: options.matchRule.rawValue) ?? .smart),
      id: fields.id(of:),
      content: { item, match in RowText(title: fields.label(of: item), match: match) })
  }

  /// The position at which an item stands; nil where it is not in the list.
  ///
  /// - Complexity: O(log *n*), and O(*s*) for *s* sections.
  func position(of item: UInt32) -> Int? {
    let title = fields.sectionTitle(of: item)
    guard let section = items.list.sections.first(where: { $0.title == title }) else { return nil }
    let place = items.list.elements[section.positions].partitionPoint { $0 < item }
    let isThere = place < section.positions.upperBound && items.list.elements[place] == item
    return isThere ? place : nil
  }

  /// The fields of an item, a line each.
  func lines(of item: UInt32) -> [String] {
    table.fields(of: Int(item)).map { field in
      "\(field.name): \(String(decoding: field.texts.joinedByCommas, as: UTF8.self))"
    }
  }
}
