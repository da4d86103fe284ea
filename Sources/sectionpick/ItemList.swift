import ItemInput
import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The items of the input in their sections, and how they are searched.
///
///     bytes ─▶ ItemTable ─▶ SectionedList, ListSearcher ─▶ PickerItems
///
/// An element is the place of an item in the table. Sections are in collation order, and items keep
/// the order of the input inside them, which whoever wrote the input has chosen.
struct ItemList {
  /// The items as they were read.
  let table: ItemTable
  /// What the picker picks from.
  let items: PickerItems<Int>

  init(_ options: PickerOptions) throws(ProgramError) {
    let reader = try Self.read(options)
    let table = reader.items
    try Self.check(options, fields: table.fieldNames, format: reader.format)
    let label = options.labelField
    let section: (Int) -> String = { item in
      guard let field = options.sectionField else {
        return table.withLabel(of: item, field: label) {
          Collation.indexLetter(ofUTF8: UnsafeRawBufferPointer($0))
        }
      }
      return Self.text(table.texts(of: field, at: item)) ?? SectionedList<Int>.otherTitle
    }
    let list = SectionedList(
      ordered: Array(0..<table.count), indexTitles: Self.titles(of: table, section)
    ) { section($0) }
    self.table = table
    items = PickerItems(
      list: list,
      searcher: ListSearcher(
        list.elements, fields: Self.fields(options, table: table),
        rule: MatchRule(rawValue: options.matchRule.rawValue) ?? .smart),
      id: { item in
        options.idField.flatMap { Self.text(table.texts(of: $0, at: item)) }
          ?? table.label(of: item, field: label)
      },
      content: { item, match in
        RowText(
          title: table.label(of: item, field: label), reason: match?.reason,
          highlights: match?.highlights ?? [])
      })
  }

  /// The titles in collation order, what begins with no letter last; for letters the whole alphabet.
  private static func titles(of table: ItemTable, _ section: (Int) -> String) -> [String] {
    var titles: Set<String> = []
    for item in 0..<table.count { titles.insert(section(item)) }
    if titles.allSatisfy({ $0.count == 1 }) {
      titles.formUnion(SectionedList<Int>.latinIndexTitles)
    }
    let other = SectionedList<Int>.otherTitle
    return titles.sorted { left, right in
      (left == other) != (right == other)
        ? right == other : Collation.isOrderedBefore(left, right)
    }
  }

  private static func text(_ texts: [ArraySlice<UInt8>]) -> String? {
    texts.isEmpty ? nil : texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
  }

  /// The label as the name, and each field to search as further names.
  private static func fields(_ options: PickerOptions, table: ItemTable) -> [SearchField<Int>] {
    let label = options.labelField
    let name = SearchField<Int>(
      label ?? "label", role: .name,
      emit: { item, sink in
        table.withLabel(of: item, field: label) { sink(UnsafeRawBufferPointer($0)) }
      })
    return [name]
      + options.searchFields.filter { $0 != label }.map { field in
        SearchField<Int>(
          field, role: .alias,
          emit: { item, sink in
            for text in table.texts(of: field, at: item) { text.withUnsafeBytes(sink) }
          })
      }
  }
}

// MARK: - Input

extension ItemList {
  private static func read(_ options: PickerOptions) throws(ProgramError) -> ItemReader {
    let path = options.itemsPath ?? "-"
    var reader = ItemReader(format: format(options))
    reader.feed(try Sectionpick.console.read(path))
    reader.finish()
    let name = path == "-" ? "standard input" : path
    for problem in reader.problems {
      Sectionpick.console.warn(problem.message(file: name))
    }
    return reader
  }

  /// The format that was asked for, or that the file's name tells; nil to go by the input.
  private static func format(_ options: PickerOptions) -> InputFormat? {
    if options.read0 { return .nulRecords }
    if let format = options.inputFormat { return InputFormat(rawValue: format.rawValue) }
    return options.itemsPath.flatMap(InputFormat.init(fileName:))
  }

  /// Refuses fields that no item can have.
  private static func check(
    _ options: PickerOptions, fields: [String], format: InputFormat?
  ) throws(ProgramError) {
    let asked = [options.labelField, options.idField, options.sectionField].compactMap { $0 }
    guard format == .csv || format == .tsv,
      let unknown = (asked + options.searchFields).first(where: { !fields.contains($0) })
    else { return }
    throw .refused(
      "there is no field “\(unknown)”; the fields are \(fields.joined(separator: ", "))",
      status: .failure)
  }
}
