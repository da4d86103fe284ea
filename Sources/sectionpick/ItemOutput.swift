import ItemInput
import JSONText
import PickerOptions
import SectionedPicker

/// How items are printed: as they were read, by a template, or as JSON.
struct ItemOutput {
  let options: PickerOptions
  let list: ItemList

  /// The bytes of the items at some positions, each ended by a newline or NUL.
  func bytes(_ positions: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for position in positions {
      let item = list.items.list.elements[position]
      switch options.output {
      case .standard: bytes += list.table.bytes(of: item)
      case .json: appendJSON(item, to: &bytes)
      case .format(let format):
        format.render(into: &bytes) { placeholder, output in
          append(placeholder, of: item, at: position, to: &output)
        }
      }
      bytes.append(options.print0 ? 0 : 0x0A)
    }
    return bytes
  }

  /// `{label}` and `{section}` stand for what the screen shows, and any field for itself.
  private func append(
    _ placeholder: String, of item: Int, at position: Int, to output: inout [UInt8]
  ) {
    let texts = list.table.texts(of: placeholder, at: item)
    if !texts.isEmpty {
      output += texts.joined(separator: Array(", ".utf8))
    } else if placeholder == "label" {
      list.table.withLabel(of: item, field: options.labelField) { output += $0 }
    } else if placeholder == "section" {
      output += Array((list.items.list.sectionTitle(of: position) ?? "").utf8)
    }
  }

  /// An object of the item's fields; of an item without fields, its label.
  private func appendJSON(_ item: Int, to output: inout [UInt8]) {
    let fields = list.table.fields(of: item)
    guard !fields.isEmpty else {
      output += Array("{\"label\":".utf8)
      list.table.withLabel(of: item, field: nil) { appendJSONString($0, to: &output) }
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
