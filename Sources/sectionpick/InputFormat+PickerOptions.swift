import ItemInput
import PickerOptions

extension InputFormat {
  /// The format that was asked for; nil to go by a file's name and the input.
  static func asked(for options: PickerOptions) -> InputFormat? {
    if options.read0 { return .nulRecords }
    return switch options.inputFormat {
    case .lines: .lines
    case .json: .json
    case .jsonl: .jsonLines
    case .csv: .csv
    case .tsv: .tsv
    case nil: nil
    }
  }
}
