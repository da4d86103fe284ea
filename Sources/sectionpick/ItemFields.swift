import DialCodes
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
  /// Whether escape sequences are left out.
  private let isColored: Bool
  /// The index letters of the language that was asked for.
  private let alphabet: IndexAlphabet?

  init(_ table: ItemTable, _ options: PickerOptions) {
    self.table = table
    label = options.labelField
    section = options.sectionField
    identity = options.idField
    searched = options.searchFields
    isColored = options.ansi || options.stripANSI
    alphabet = options.language.flatMap { CountryNames.labels(ofLanguage: $0) }
      .map(IndexAlphabet.init)
  }

  /// The text that is shown.
  func label(of item: UInt32) -> String {
    withLabel(of: item) { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives the bytes of the text that is shown to a closure.
  @inline(__always)
  private func withLabel<Result>(
    of item: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    table.withLabel(of: Int(item), field: label) { bytes in
      guard isColored else { return body(bytes) }
      return EscapeSequences.removed(from: bytes).withUnsafeBufferPointer(body)
    }
  }

  /// Gives the bytes of the texts that are shown to a closure, one after the other.
  @Sendable private func forEachLabel(of items: [UInt32], _ body: (UnsafeRawBufferPointer) -> Void)
  {
    if isColored {
      for item in items { withLabel(of: item) { body(UnsafeRawBufferPointer($0)) } }
    } else {
      table.forEachLabel(of: items, field: label) { body(UnsafeRawBufferPointer($0)) }
    }
  }

  /// What a pick is remembered by.
  func id(of item: UInt32) -> String {
    identity.flatMap { text(of: $0, at: item) } ?? label(of: item)
  }

  /// The heading that an item stands under.
  func sectionTitle(of item: UInt32) -> String {
    if let section {
      let title = text(of: section, at: item) ?? ""
      return title.isEmpty ? SectionedList<UInt32>.otherTitle : title
    }
    return withLabel(of: item) { label in
      let label = UnsafeRawBufferPointer(label)
      return alphabet?.letter(ofUTF8: label) ?? Collation.indexLetter(ofUTF8: label)
    }
  }

  /// The items in their sections.
  func list(of items: [UInt32]) -> SectionedList<UInt32> {
    if let alphabet {
      return SectionedList(ordered: items, alphabet: alphabet, groupedBy: sectionTitle)
    }
    if section != nil { return SectionedList(ordered: items, groupedBy: sectionTitle) }
    return SectionedList(ordered: items, letterOfEach: forEachLabel)
  }

  /// The label as the name, each field to search as a further name, and the identity as a key.
  var searchFields: [SearchField<UInt32>] {
    let name = SearchField<UInt32>(
      label ?? "label", role: .name,
      emit: { item, sink in withLabel(of: item) { sink(UnsafeRawBufferPointer($0)) } },
      emitEach: forEachLabel)
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
    return texts.isEmpty ? nil : String(decoding: texts.joinedByCommas, as: UTF8.self)
  }
}

extension [ArraySlice<UInt8>] {
  /// The texts of a field as one.
  var joinedByCommas: [UInt8] { [UInt8](joined(separator: ", ".utf8)) }
}
