import PickerOptions
import PickerProgram
import SectionedPicker

/// The modes that print from the list without asking anybody: `--select`, `--filter`, `--list`.
@MainActor
struct ListMode {
  let options: PickerOptions
  let source: ItemSource
  let pickRun: PickRun<UInt32>

  func run() throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .select(let key):
      let items = try list().items
      return try print([items.position(of: key, option: "--select")], of: items, query: key)
    case .filter(let query):
      return try filter(SearchQuery(query))
    default:
      let items = try list().items
      let first = try items.positions(of: options.prefer, option: "--prefer")
      let isFirst = Set(first)
      let rest = items.list.elements.indices.filter { !isFirst.contains($0) }
      return try print(first + rest, of: items, query: "")
    }
  }

  private func filter(_ query: SearchQuery) throws(ProgramError) -> ExitStatus {
    let items = try list().items
    if query.isEmpty { return try print(Array(items.list.elements.indices), of: items, query: "") }
    let positions = items.searcher.rankedPositions(query)
    if positions.isEmpty {
      Sectionpick.console.warn("no item matches “\(query.text)”")
      return .noMatch
    }
    if items.searcher.matches(query).isGuess {
      Sectionpick.console.warn("no item matches “\(query.text)”: did you mean this?")
    }
    return try print(positions, of: items, query: query.text)
  }

  private func list() throws(ProgramError) -> ItemList {
    try ItemList(source.table, options).restricted(by: options)
  }

  func print(
    _ positions: [Int], of items: PickerItems<UInt32>, query: String
  ) throws(ProgramError) -> ExitStatus {
    try pickRun.print(positions, of: items, query: query)
    return .success
  }
}
