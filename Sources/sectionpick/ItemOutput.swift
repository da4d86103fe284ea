import ItemInput
import JSONText
import PickerOptions
import SectionedPicker

/// How items are printed: as they were read, by a template, or as JSON.
struct ItemOutput {
  let options: PickerOptions
  let table: ItemTable
  private let fields: ItemFields

  init(options: PickerOptions, table: ItemTable) {
    self.options = options
    self.table = table
    fields = ItemFields(table, options)
  }

  /// The bytes of the items at some positions of a list, each ended by a newline or NUL.
  func bytes(_ positions: [Int], of list: SectionedList<UInt32>) -> [UInt8] {
    var bytes: [UInt8] = []
    for position in positions {
      let item = list.elements[position]
      switch options.output {
      case .standard:
        table.withBytes(of: Int(item)) { withPrinted($0) { bytes.append(contentsOf: $0) } }
      case .json: appendJSON(Int(item), to: &bytes)
      case .format(let format):
        format.render(into: &bytes) { placeholder, output in
          append(placeholder, of: item, section: list.sectionTitle(of: position), to: &output)
        }
      }
      bytes.append(options.resultEnd)
    }
    return bytes
  }

  /// Gives text of an item to a closure, without its escape sequences where these are left out.
  private func withPrinted(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if options.stripANSI {
      EscapeSequences.removed(from: text).withUnsafeBufferPointer(body)
    } else {
      body(text)
    }
  }

  /// Appends what an option has chosen, or else a field, or else what stands for the choice.
  private func append(
    _ placeholder: String, of item: UInt32, section: String?, to output: inout [UInt8]
  ) {
    let texts = field(for: placeholder).map { table.texts(of: $0, at: Int(item)) } ?? []
    if !texts.isEmpty {
      output += texts.joinedByCommas
      return
    }
    switch placeholder {
    case "label":
      table.withLabel(of: Int(item), field: options.labelField) {
        withPrinted($0) { output.append(contentsOf: $0) }
      }
    case "id": output += fields.id(of: item).utf8
    case "section": output += (section ?? "").utf8
    default: break
    }
  }

  /// The field that a placeholder stands for; nil for a heading, which says more than its field.
  private func field(for placeholder: String) -> String? {
    switch placeholder {
    case "label": options.labelField ?? placeholder
    case "id": options.idField ?? placeholder
    case "section" where options.sectionField != nil: nil
    default: placeholder
    }
  }
}

// MARK: - JSON

extension ItemOutput {
  /// An object of the item's fields; of an item without fields, its value or text as its label.
  private func appendJSON(_ item: Int, to output: inout [UInt8]) {
    let fields = table.fields(of: item)
    guard fields.isEmpty, !table.isJSON else {
      return table.isJSON ? appendValue(item, to: &output) : append(fields, to: &output)
    }
    output += Array("{\"label\":".utf8)
    table.withLabel(of: item) { withPrinted($0) { appendString($0, to: &output) } }
    output.append(UInt8(ascii: "}"))
  }

  private func append(
    _ fields: [(name: String, texts: [ArraySlice<UInt8>])], to output: inout [UInt8]
  ) {
    var separator = UInt8(ascii: "{")
    for field in fields {
      output.append(separator)
      separator = UInt8(ascii: ",")
      appendJSONString(field.name.utf8, to: &output)
      output.append(UInt8(ascii: ":"))
      appendString(field.texts.joinedByCommas, to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  /// A string of bytes that need not be UTF-8, as those of a line.
  private func appendString(_ bytes: some Collection<UInt8>, to output: inout [UInt8]) {
    appendJSONString(String(decoding: bytes, as: UTF8.self).utf8, to: &output)
  }

  /// A value of JSON as it was read, on one line; one that is no object is a label.
  private func appendValue(_ item: Int, to output: inout [UInt8]) {
    table.withBytes(of: item) { value in
      let isObject = value.first == UInt8(ascii: "{")
      if !isObject { output += Array("{\"label\":".utf8) }
      appendCompact(value, to: &output)
      if !isObject { output.append(UInt8(ascii: "}")) }
    }
  }

  /// JSON without the blanks around its values.
  private func appendCompact(_ value: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var isInString = false
    var isEscaped = false
    for byte in value {
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == 0x20 || 0x09...0x0D ~= byte {
        continue
      }
      output.append(byte)
    }
  }
}
