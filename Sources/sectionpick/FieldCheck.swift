import ItemInput
import PickerOptions

/// Finds the fields that options name and no item has.
struct FieldCheck {
  let table: ItemTable
  let format: InputFormat?
  /// Whether no more items come.
  let isComplete: Bool

  /// What is wrong with the fields of some options, in a sentence; nil where nothing is.
  ///
  /// - Complexity: O(1) for each field but one that few objects of JSON have.
  func refusal(of options: PickerOptions) -> String? {
    guard let unknown = Self.fields(of: options).first(where: isUnknown) else { return nil }
    if table.fieldNames.isEmpty {
      return "there is no field “\(unknown)”: lines and plain values have no fields; "
        + "--input says what the items are"
    }
    let known = table.fieldNames.joined(separator: ", ")
    return "there is no field “\(unknown)”; the fields are \(known)"
  }

  private static func fields(of options: PickerOptions) -> [String] {
    var fields = [options.labelField, options.idField, options.sectionField].compactMap { $0 }
    fields += options.searchFields
    if case .format(let format) = options.output {
      for case .placeholder(let name) in format.parts
      where !["label", "id", "section"].contains(name) {
        fields.append(name)
      }
    }
    return fields
  }

  private func isUnknown(_ field: String) -> Bool {
    switch format {
    case nil: false
    case .lines, .nulRecords: true
    case .csv, .tsv: !table.fieldNames.contains(field)
    case .json, .jsonLines:
      // What the first object has not, a later one may have.
      isComplete && !table.fieldNames.contains(field)
        && !(0..<table.count).contains { !table.texts(of: field, at: $0).isEmpty }
    }
  }
}
