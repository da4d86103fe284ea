import ItemInput
import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// What is done with a list: print from it, or let a person or a script pick.
@MainActor
struct ItemMode {
  let options: PickerOptions
  let list: ItemList

  private var items: PickerItems<Int> { list.items }

  func run() throws(ProgramError) -> ExitStatus {
    if items.list.elements.isEmpty {
      Sectionpick.console.warn("there are no items to pick from")
      return .noMatch
    }
    switch options.mode {
    case .select(let key): return try select(key)
    case .filter(let query): return try filter(SearchQuery(query))
    case .list: return try print(Array(items.list.elements.indices), query: "")
    case .script(let path, let transcript):
      return try pickRun.run(scriptAt: path, transcript: transcript, interpreter(query: nil))
    case .pick(let words): return try pick(words.joined(separator: " "))
    default: return .failure
    }
  }

  private func pick(_ query: String) throws(ProgramError) -> ExitStatus {
    if !query.isEmpty, let position = items.searcher.certainMatch(SearchQuery(query)) {
      return try print([position], query: query)
    }
    return try pickRun.ask(interpreter(query: query.isEmpty ? options.query : query))
  }

  private func select(_ key: String) throws(ProgramError) -> ExitStatus {
    switch items.searcher.resolve(key: key) {
    case .one(let position): return try print([position], query: key)
    case .several(let positions):
      throw .refused("--select: “\(key)” names \(positions.count) items", status: .failure)
    case .none: throw .refused("--select: no item is called “\(key)”", status: .noMatch)
    }
  }

  private func filter(_ query: SearchQuery) throws(ProgramError) -> ExitStatus {
    let positions =
      query.isEmpty
      ? Array(items.list.elements.indices) : items.searcher.rankedPositions(query)
    if positions.isEmpty {
      Sectionpick.console.warn("no item matches “\(query.text)”")
      return .noMatch
    }
    return try print(positions, query: query.text)
  }

  private func print(_ positions: [Int], query: String) throws(ProgramError) -> ExitStatus {
    try pickRun.print(positions, query: query)
    return .success
  }

  private func interpreter(query: String?) -> CommandInterpreter<Int> {
    var configuration = PickerConfiguration()
    configuration.prompt = options.prompt ?? configuration.prompt
    configuration.noResultsText = "No item matches “{query}”"
    configuration.foundOneText = "Found 1 item"
    configuration.foundManyText = "Found {count} items"
    configuration.searchTriggeringMode =
      options.searchTrigger == .submit ? .searchOnSubmit : .searchAsYouType
    configuration.selectionLimit = options.pickLimit
    var state = PickerState(
      items: items, configuration: configuration,
      recents: Sectionpick.recents(options)?.load() ?? Recents(limit: 0))
    if let query { _ = state.apply(.setQuery(query)) }
    var host = CommandHost<Int>()
    host.info = { item in
      list.table.fields(of: item).map { field in
        let texts = field.texts.map { String(decoding: $0, as: UTF8.self) }
        return "\(field.name): \(texts.joined(separator: ", "))"
      }
    }
    host.forgetRecents = { () throws(StateError) in try Sectionpick.recents(options)?.clear() }
    return CommandInterpreter(state: state, host: host)
  }

  /// Whether a person or a script picks, and nothing is merely printed.
  private var isPicking: Bool {
    switch options.mode {
    case .pick, .script: true
    default: false
    }
  }

  private var pickRun: PickRun<Int> {
    PickRun(
      console: Sectionpick.console, options: options, recents: Sectionpick.recents(options),
      output: { positions throws(ProgramError) in
        // What was found comes best first; only marks have an order of their own to choose from.
        let isMarked = options.pickLimit > 1 && options.pickOrder == .list
        return ItemOutput(options: options, list: list).bytes(
          isMarked && isPicking ? positions.sorted() : positions)
      })
  }
}
