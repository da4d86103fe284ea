import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The modes in which something is picked: by a person at a terminal, or by a script.
@MainActor
struct PickMode {
  let options: PickerOptions
  let model: any ItemModel
  let pickRun: PickRun<UInt32>
  /// What is still to come of the input.
  var feed: ItemFeed<UInt32>?
  /// Who answers queries, where the list does not.
  var command: CommandSearcher<UInt32>?

  func run() throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .script(let path, let transcript):
      try pickRun.run(
        scriptAt: path, transcript: transcript, interpreter(), command: command)
    case .pick(let words): try pick(words.joined(separator: " "))
    default: .failure
    }
  }

  private func pick(_ query: String) throws(ProgramError) -> ExitStatus {
    let text = query.isEmpty ? options.query : query
    if let command, !query.isEmpty || options.selectOnly || options.exitIfNone {
      let answer = command.answer(to: text ?? "")
      if command.hasTimedOut { return .timedOut }
      if case .failure(let reason) = answer {
        throw .refused("--source: \(reason)", status: .failure)
      }
    }
    let items = model.list.items
    if !query.isEmpty, let position = items.searcher.certainMatch(SearchQuery(query)) {
      try pickRun.print([position], of: items, query: query)
      return .success
    }
    if let status = try answer(text ?? "", from: items) { return status }
    var interpreter = try interpreter()
    if let text { _ = interpreter.state.apply(.setQuery(text)) }
    return try pickRun.ask(
      interpreter, feed: feed, command: command,
      inputIsTaken: options.readsItemsFromInput)
  }

  /// Answers without asking where `--select-1` or `--exit-0` has it so; nil where it has not.
  private func answer(
    _ query: String, from items: PickerItems<UInt32>
  ) throws(ProgramError) -> ExitStatus? {
    guard options.selectOnly || options.exitIfNone,
      command != nil || !items.list.elements.isEmpty
    else { return nil }
    let query = SearchQuery(query)
    // All that a command prints is what it has found.
    let matches = query.isEmpty || command != nil ? nil : items.searcher.matches(query)
    let count = matches?.count ?? items.list.elements.count
    if options.exitIfNone, count == 0 {
      Sectionpick.console.warn("no item matches “\(query.text)”")
      return .noMatch
    }
    guard options.selectOnly, count == 1, matches?.isGuess != true else { return nil }
    try pickRun.print(
      [matches?.best ?? items.list.elements.startIndex], of: items, query: query.text)
    return .success
  }

  private func interpreter() throws(ProgramError) -> CommandInterpreter<UInt32> {
    let items = model.list.items
    var state = PickerState(
      items: items, configuration: PickerConfiguration(options, one: "item", many: "items"),
      recents: pickRun.recents?.load() ?? Recents(limit: 0),
      preferred: try items.positions(of: options.prefer, option: "--prefer"),
      selected: try options.selected.map { key throws(ProgramError) in
        try items.position(of: key, option: "--selected")
      },
      initial: try initial(in: items))
    state.isLoading = feed != nil
    state.hasSearchBox = command != nil
    var host = CommandHost<UInt32>()
    host.info = { [model] item in model.list.lines(of: item) }
    host.forgetRecents = { () throws(StateError) in try pickRun.recents?.clear() }
    return CommandInterpreter(state: state, host: host)
  }

  private func initial(in items: PickerItems<UInt32>) throws(ProgramError) -> Int? {
    guard case .key(let key) = options.initial else { return nil }
    return try items.position(of: key, option: "--initial")
  }
}
