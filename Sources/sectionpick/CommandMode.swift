import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The modes that print what a command finds without asking anybody: `--select`, `--filter`, `--list`.
@MainActor
struct CommandMode {
  let options: PickerOptions
  let model: CommandItems
  let searcher: CommandSearcher<UInt32>
  let pickRun: PickRun<UInt32>

  func run() throws(ProgramError) -> ExitStatus {
    let query: String =
      switch options.mode {
      case .select(let key): key
      case .filter(let query): query
      default: ""
      }
    let answer = searcher.answer(to: query)
    if searcher.hasTimedOut { return .timedOut }
    if case .failure(let reason) = answer {
      throw .refused("--source: \(reason)", status: .failure)
    }
    let items = model.list.items
    if items.list.elements.isEmpty {
      Sectionpick.console.warn("the command finds nothing for “\(query)”")
      return .noMatch
    }
    try pickRun.print(positions(in: items, for: query), of: items, query: query)
    return .success
  }

  /// What is printed, in the order in which the command has found it.
  private func positions(
    in items: PickerItems<UInt32>, for query: String
  ) throws(ProgramError) -> [Int] {
    if case .select = options.mode { return try [items.position(of: query, option: "--select")] }
    let elements = items.list.elements
    return elements.indices.sorted { elements[$0] < elements[$1] }
  }
}
