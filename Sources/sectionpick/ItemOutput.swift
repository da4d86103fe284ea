import ItemInput
import JSONText
import PickerOptions
import SectionedPicker

/// How items are printed: as they were read, by a template, or as JSON.
struct ItemOutput {
  let options: PickerOptions
  let table: ItemTable

  /// The bytes of the items at some positions of a list, each ended by a newline or NUL.
  func bytes(_ positions: [Int], of list: SectionedList<UInt32>) -> [UInt8] {
    var bytes: [UInt8] = []
    for position in positions {
      let item = Int(list.elements[position])
      switch options.output {
      case .standard: table.withBytes(of: item) { bytes.append(contentsOf: $0) }
      case .json: appendJSON(item, to: &bytes)
      case .format(let format):
        format.render(into: &bytes) { placeholder, output in
          if !append(placeholder, of: item, to: &output), placeholder == "section" {
            output += Array((list.sectionTitle(of: position) ?? "").utf8)
          }
        }
      }
      bytes.append(options.print0 ? 0 : 0x0A)
    }
    return bytes
  }

  /// Appends a field, or the label that the screen shows.
  ///
  /// - Returns: False where the item has neither.
  private func append(_ placeholder: String, of item: Int, to output: inout [UInt8]) -> Bool {
    let texts = table.texts(of: placeholder, at: item)
    if !texts.isEmpty {
      output += texts.joined(separator: Array(", ".utf8))
    } else if placeholder == "label" {
      table.withLabel(of: item, field: options.labelField) { output += $0 }
    } else {
      return false
    }
    return true
  }

  /// An object of the item's fields; of an item without fields, its label.
  private func appendJSON(_ item: Int, to output: inout [UInt8]) {
    let fields = table.fields(of: item)
    guard !fields.isEmpty else {
      output += Array("{\"label\":".utf8)
      table.withLabel(of: item, field: nil) { appendJSONString($0, to: &output) }
      output.append(UInt8(ascii: "}"))
      return
    }
    var separator = UInt8(ascii: "{")
    for field in fields {
      output.append(separator)
      separator = UInt8(ascii: ",")
      appendJSONString(field.name.utf8, to: &output)
      output.append(UInt8(ascii: ":"))
      appendJSONString(field.texts.joined(separator: Array(", ".utf8)), to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }
}
