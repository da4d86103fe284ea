import ItemInput
import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The items that a command finds for each query.
@MainActor
final class CommandItems: ItemModel {
  /// The list of what the command has printed last, and of what is marked.
  private(set) var list: ItemList
  private let options: PickerOptions
  /// What is wrong with what the command has printed last.
  private var problems: [ItemProblem] = []

  /// Creates a list without items, which the first answer fills.
  init(_ options: PickerOptions) {
    self.options = options
    list = ItemList(ItemTable(), options)
  }

  /// Who runs the command.
  func searcher(_ template: String) -> CommandSearcher<UInt32> {
    CommandSearcher(
      template: template, timeout: options.timeoutMilliseconds,
      suffices: { [self] output in
        options.maxItems != nil && reader(of: output, isComplete: false).isFinished
      },
      items: { [self] output, isComplete, marked in
        take(output, isComplete: isComplete, marked: marked)
      })
  }

  /// Tells what is wrong with what is picked from.
  func tellProblems() { Sectionpick.console.warn(of: problems[...], in: Self.name) }

  /// What messages call what is read.
  private static let name = "output of the command"

  private static let blockSize = 1 << 16

  private func reader(of output: [UInt8], isComplete: Bool) -> ItemReader {
    var reader = ItemReader(
      format: InputFormat.asked(for: options), keepsEmpty: options.keepEmpty,
      limits: ItemReader.Limits(items: options.maxItems))
    output.withUnsafeBytes { bytes in
      // In blocks, so that a reader that has enough does not go through the rest.
      var rest = bytes[...]
      while !rest.isEmpty, !reader.isFinished {
        reader.feed(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockSize)))
        rest = rest.dropFirst(Self.blockSize)
      }
    }
    if isComplete { reader.finish() }
    return reader
  }

  private func take(
    _ output: [UInt8], isComplete: Bool, marked: [UInt32]
  ) -> PickerAnswer<UInt32> {
    let reader = reader(of: output, isComplete: isComplete)
    var table = reader.items
    let found = table.count
    if let reason = refusal(of: reader) { return .failure(reason) }
    problems = reader.problems
    table.append(missing(marked, in: table), of: list.table)
    list = ItemList(table, options)
    let elements = list.items.list.elements
    let positions = elements.indices.filter { elements[$0] < found }
    return .items(
      list.items,
      Matches(
        positions: Positions(positions.map { Int32(clamping: $0) }),
        best: found > 0 ? list.position(of: 0) : nil))
  }

  /// What is marked and not among the items of a table.
  private func missing(_ marked: [UInt32], in table: ItemTable) -> [Int] {
    guard !marked.isEmpty else { return [] }
    let fields = ItemFields(table, options)
    let ids = Set((0..<UInt32(clamping: table.count)).map(fields.id(of:)))
    return marked.filter { !ids.contains(list.items.id($0)) }.map { Int($0) }
  }

  /// Why what a command has printed is of no use.
  private func refusal(of reader: ItemReader) -> String? {
    let table = reader.items
    if table.count == 0 { return reader.problems.first?.message(file: Self.name) }
    return FieldCheck(table: table, format: reader.format, isComplete: reader.isFinished)
      .refusal(of: options)
  }
}
