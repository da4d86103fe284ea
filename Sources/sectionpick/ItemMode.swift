import ItemInput
import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The modes that print from a list without asking anybody: `--select`, `--filter`, `--list`.
@MainActor
struct ItemMode {
  let options: PickerOptions
  let table: ItemTable
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
    if let items = sieved(query)?.items, items.searcher.matches(query).count > 0,
      !items.searcher.matches(query).isGuess
    {
      return try print(items.searcher.rankedPositions(query), of: items, query: query.text)
    }
    let items = try list().items
    if query.isEmpty { return try print(Array(items.list.elements.indices), of: items, query: "") }
    let positions = items.searcher.rankedPositions(query)
    if positions.isEmpty {
      Sectionpick.console.warn("no item matches “\(query.text)”")
      return .noMatch
    }
    if items.searcher.matches(query).isGuess {
      Sectionpick.console.warn("no item matches “\(query.text)”: did you mean")
    }
    return try print(positions, of: items, query: query.text)
  }

  /// The items that may match, where their bytes tell; the others need not even be folded.
  private func sieved(_ query: SearchQuery) -> ItemList? {
    guard options.searchesLinesAlone, let sieve = TextSieve(query) else { return nil }
    return ItemList(table, options, only: table.items(with: sieve.firstPlace(in:from:)))
  }

  private func list() throws(ProgramError) -> ItemList {
    try ItemList(table, options).restricted(by: options)
  }

  private func print(
    _ positions: [Int], of items: PickerItems<UInt32>, query: String
  ) throws(ProgramError) -> ExitStatus {
    try pickRun.print(positions, of: items, query: query)
    return .success
  }
}

extension PickerOptions {
  /// Whether items are shown and searched as they are, and nothing else of them.
  fileprivate var searchesLinesAlone: Bool {
    labelField == nil && searchFields.isEmpty && idField == nil && matchRule == .smart
      && only.isEmpty && exclude.isEmpty && !ansi && !stripANSI
  }
}
