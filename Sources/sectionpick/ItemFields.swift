import ItemInput
import PickerOptions
import SectionedPicker

/// What of an item is shown, searched, grouped by and remembered, as the options say.
struct ItemFields {
  private let table: ItemTable
  private let label: String?
  private let section: String?
  private let identity: String?
  private let searched: [String]

  init(_ table: ItemTable, _ options: PickerOptions) {
    self.table = table
    label = options.labelField
    section = options.sectionField
    identity = options.idField
    searched = options.searchFields
  }

  /// The text that is shown.
  func label(of item: UInt32) -> String { table.label(of: Int(item), field: label) }

  /// What a pick is remembered by.
  func id(of item: UInt32) -> String {
    identity.flatMap { text(of: $0, at: item) } ?? label(of: item)
  }

  /// The heading that an item stands under.
  func sectionTitle(of item: UInt32) -> String {
    if let section { return text(of: section, at: item) ?? SectionedList<UInt32>.otherTitle }
    return table.withLabel(of: Int(item), field: label) {
      Collation.indexLetter(ofUTF8: UnsafeRawBufferPointer($0))
    }
  }

  /// The items in their sections.
  func list(of items: [UInt32]) -> SectionedList<UInt32> {
    if section != nil { return SectionedList(ordered: items, groupedBy: sectionTitle) }
    let (table, label) = (table, label)
    return SectionedList(ordered: items) { item, sink in
      table.withLabel(of: Int(item), field: label) { sink(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The label as the name, each field to search as a further name, and the identity as a key.
  var searchFields: [SearchField<UInt32>] {
    let (table, label) = (table, label)
    let name = SearchField<UInt32>(
      label ?? "label", role: .name,
      emit: { item, sink in
        table.withLabel(of: Int(item), field: label) { sink(UnsafeRawBufferPointer($0)) }
      })
    return [name] + searched.filter { $0 != label }.map { field($0, role: .alias) }
      + (identity.map { [field($0, role: .key)] } ?? [])
  }

  private func field(_ name: String, role: FieldRole) -> SearchField<UInt32> {
    let table = table
    return SearchField(
      name, role: role,
      emit: { item, sink in
        for text in table.texts(of: name, at: Int(item)) { text.withUnsafeBytes(sink) }
      })
  }

  private func text(of field: String, at item: UInt32) -> String? {
    let texts = table.texts(of: field, at: Int(item))
    return texts.isEmpty
      ? nil : texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
  }

  /// The first field of the options that no item can have; nil where there is none.
  func firstUnknown(format: InputFormat?) -> String? {
    guard format == .csv || format == .tsv else { return nil }
    let asked = [label, identity, section].compactMap { $0 } + searched
    return asked.first { !table.fieldNames.contains($0) }
  }
}
