import JSONText

extension ItemTable {
  /// Gives the bytes of the text that an item is shown by to a closure; they are valid only during
  /// the call.
  ///
  /// That is the field of a name, or the whole item where it has no such field. Without a name, a
  /// record of CSV or TSV is shown by its first field, a JSON object by its `name`, `label` or `title`,
  /// else by its first text, and any other item by itself.
  public func withLabel<Result>(
    of item: Int, field: String? = nil, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    guard let text = labelText(of: item, field: field) else {
      return try withBytes(of: item, body)
    }
    return try text.withUnsafeBufferPointer(body)
  }

  /// Gives the bytes of the labels of several items to a closure, one after the other; they are valid
  /// only during each call.
  public func forEachLabel(
    of items: [UInt32], field: String? = nil, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard format == .lines || format == .nulRecords else {
      for item in items { withLabel(of: Int(item), field: field, body) }
      return
    }
    forEachBytes(of: items, body)
  }

  /// The texts of an item's field, in UTF-8: none where it has no such field or `null`, several
  /// where it holds a list.
  ///
  /// - Complexity: O(length of the item), which is taken apart at each call.
  public func texts(of field: String, at item: Int) -> [ArraySlice<UInt8>] {
    switch format {
    case .lines, .nulRecords: return []
    case .json, .jsonLines: return json(item)?[field]?.texts ?? []
    case .csv, .tsv:
      guard let column = fieldNames.firstIndex(of: field) else { return [] }
      return cell(column, of: item).map { [$0] } ?? []
    }
  }

  /// Whether the items are values of JSON.
  public var isJSON: Bool { format == .json || format == .jsonLines }

  /// The fields of an item, in order.
  public func fields(of item: Int) -> [(name: String, texts: [ArraySlice<UInt8>])] {
    switch format {
    case .lines, .nulRecords: return []
    case .json, .jsonLines:
      return json(item)?.members.map { ($0.key.string ?? "", $0.value.texts) } ?? []
    case .csv, .tsv:
      return fieldNames.enumerated().map { ($1, cell($0, of: item).map { [$0] } ?? []) }
    }
  }

  /// The text of the label where it is not the item itself.
  private func labelText(of item: Int, field: String?) -> ArraySlice<UInt8>? {
    if let field { return texts(of: field, at: item).first }
    switch format {
    case .lines, .nulRecords: return nil
    case .csv, .tsv: return cell(0, of: item)
    case .json, .jsonLines:
      guard let value = json(item) else { return nil }
      return value.kind == .object ? value.usualLabel : value.stringBytes
    }
  }

  private func json(_ item: Int) -> JSONValue? {
    guard records.indices.contains(item) else { return nil }
    // What does not parse was left out when it was read, so an error means there is no value.
    return try? JSONDocument(buffer, range: range(of: item)).root
  }

  private func cell(_ column: Int, of item: Int) -> ArraySlice<UInt8>? {
    guard records.indices.contains(item) else { return nil }
    let cells = DelimitedRecord(buffer[range(of: item)], delimiter: format.delimiter)
    return cells.dropFirst(column).first { _ in true }.map { $0.text(in: buffer) }
  }
}

extension JSONValue {
  /// The texts of a value as a field: a list has several, objects and `null` have none.
  fileprivate var texts: [ArraySlice<UInt8>] {
    switch kind {
    case .string: stringBytes.map { [$0] } ?? []
    case .number, .boolean: [source]
    case .array: elements.flatMap { $0.kind == .array ? [] : $0.texts }
    case .object, .null: []
    }
  }

  /// What an object is shown by if nobody says.
  fileprivate var usualLabel: ArraySlice<UInt8>? {
    for key in ["name", "label", "title"] {
      if let text = self[key]?.texts.first { return text }
    }
    return members.first { $0.value.kind == .string }?.value.stringBytes
  }
}
