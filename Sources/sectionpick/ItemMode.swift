import ItemInput
import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The modes that print from a list without asking anybody: `--select`, `--filter`, `--list`.
@MainActor
struct ItemMode {
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

  /// Filters by the lines that may match alone, where their bytes tell which these are.
  ///
  /// - Returns: The status; nil where that is not enough to know what the query finds.
  func filterLines() throws(ProgramError) -> ExitStatus? {
    guard case .filter(let text) = options.mode, options.searchesLinesAlone else { return nil }
    let query = SearchQuery(text)
    for place in TextSieve.Place.allCases {
      guard let sieve = TextSieve(query, at: place), let items = items(through: sieve) else {
        return nil
      }
      guard let rank = items.searcher.bestRank(query) else { continue }
      // Insides of words count only where no word begins so, and guesses only where nothing else is.
      if rank < .translation || place == .anywhere && rank == .infix {
        try source.check(options)
        return try print(items.searcher.rankedPositions(query), of: items, query: query.text)
      }
    }
    return nil
  }

  /// The items that a sieve lets through; nil where items are not written as they are read.
  private func items(through sieve: TextSieve) -> PickerItems<UInt32>? {
    if source.linesAreDeferred {
      source.takeLines(with: sieve.firstPlace(in:from:))
      return ItemList(source.table, options).items
    }
    guard source.format == .csv || source.format == .tsv else { return nil }
    let passed = source.table.items(with: sieve.firstPlace(in:from:))
    return ItemList(source.table, options, only: passed).items
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
      Sectionpick.console.warn("no item matches “\(query.text)”: did you mean")
    }
    return try print(positions, of: items, query: query.text)
  }

  private func list() throws(ProgramError) -> ItemList {
    try ItemList(source.table, options).restricted(by: options)
  }

  private func print(
    _ positions: [Int], of items: PickerItems<UInt32>, query: String
  ) throws(ProgramError) -> ExitStatus {
    try pickRun.print(positions, of: items, query: query)
    return .success
  }
}

extension PickerOptions {
  /// Whether lines are filtered as they are, by nothing else of them.
  var searchesLinesAlone: Bool {
    guard case .filter = mode else { return false }
    return labelField == nil && searchFields.isEmpty && idField == nil && sectionField == nil
      && matchRule == .smart && only.isEmpty && exclude.isEmpty && !ansi && !stripANSI
      && maxItems == nil
  }
}
