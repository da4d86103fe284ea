import PickerOptions
import PickerTerminal
import SectionedPicker

/// The modes in which something is picked: by a person at a terminal, or by a script.
@MainActor
struct PickMode {
  let options: PickerOptions
  let book: CountryBook

  func run() throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .script(let path, let transcript): try runScript(path, transcript: transcript)
    case .pick(let words): try pick(words.joined(separator: " "))
    default: .failure
    }
  }

  /// Picks without asking where the query names one country for certain; asks otherwise.
  private func pick(_ query: String) throws(ProgramError) -> ExitStatus {
    if !query.isEmpty, let position = certainMatch(SearchQuery(query)) {
      try printPick([position], query: query)
      return .success
    }
    var state = try state(recents: RecentsStore(options).load())
    if let text = query.isEmpty ? options.query : query { _ = state.apply(.setQuery(text)) }
    return try ask(state)
  }

  /// The one country that the query can mean: the only exact one, or the only one found.
  private func certainMatch(_ query: SearchQuery) -> Int? {
    let matches = book.items.searcher.ranked(query).filter { $0.rank <= .numberBeginning }
    let exact = matches.filter { $0.rank <= .exactName }
    let candidates = exact.isEmpty ? matches : exact
    return candidates.count == 1 ? candidates[0].position : nil
  }

  private func state(recents: Recents) throws(ProgramError) -> PickerState<CountryRow> {
    PickerState(
      items: book.items.items, configuration: configuration, recents: recents,
      preferred: try book.preferred, selected: try book.selected, initial: try book.initial)
  }

  private var configuration: PickerConfiguration {
    var configuration = PickerConfiguration()
    configuration.prompt = options.prompt ?? configuration.prompt
    configuration.emptyText = "There are no countries to pick from"
    configuration.noResultsText = "No country matches “{query}”"
    configuration.foundOneText = "Found 1 country"
    configuration.foundManyText = "Found {count} countries"
    configuration.guessText = "No country matches “{query}”: did you mean"
    configuration.searchTriggeringMode =
      options.searchTrigger == .submit ? .searchOnSubmit : .searchAsYouType
    return configuration
  }

  private var host: CommandHost<CountryRow> {
    var host = CommandHost<CountryRow>()
    host.info = { row in CountryDetails.lines(of: row) }
    host.number = { book.items.numbers.lines(of: $0) }
    host.forgetRecents = { () throws(StateError) in try RecentsStore(options).clear() }
    host.items = { tag throws(CommandRefusal) in
      do throws(ProgramError) {
        return try book.items(language: tag).items
      } catch {
        throw CommandRefusal(message: error.message)
      }
    }
    return host
  }

  // MARK: Sessions

  private func runScript(_ path: String, transcript: Bool) throws(ProgramError) -> ExitStatus {
    let script = try Dialcode.read(path)
    let name = path == "-" ? "standard input" : path
    let interpreter = CommandInterpreter(
      state: try state(recents: RecentsStore(options).load()), host: host)
    var output: [UInt8] = []
    var session = ScriptSession(
      interpreter: interpreter, size: ScreenSize(rows: 12, columns: 80),
      transcript: transcript ? { output += Array(($0 + "\n").utf8) } : nil,
      report: { line, sentence in Dialcode.warn("\(name):\(line): \(sentence)") })
    let end = session.run(script)
    try Dialcode.write(output)
    return try finish(end)
  }

  private func ask(_ state: PickerState<CountryRow>) throws(ProgramError) -> ExitStatus {
    if state.items.list.elements.isEmpty {
      Dialcode.warn("there is no country to pick from")
      return .noMatch
    }
    let history = HistoryStore()
    var asking = AskingSession<CountryRow>.Options(options)
    asking.live.history = history.load()
    let session = AskingSession(
      interpreter: CommandInterpreter(state: state, host: host), options: asking)
    let (end, typed): (SessionEnd, [String])
    do throws(SessionError) {
      (end, typed) = try session.run()
    } catch {
      throw .session(error)
    }
    if case .picked = end { history.append(typed) }
    return try finish(end, query: typed.last ?? "")
  }

  private func finish(_ end: SessionEnd, query: String = "") throws(ProgramError) -> ExitStatus {
    switch end {
    case .picked(let positions):
      try printPick(positions, query: query)
      for position in positions {
        RecentsStore(options).record(book.items.list.elements[position].id)
      }
      return .success
    case .cancelled: return .cancelled
    case .escaped: return options.escapeStatus.map(ExitStatus.init) ?? .cancelled
    case .endOfInput, .nothingToPick: return .noMatch
    case .signalled(let number): return ExitStatus(code: 128 + number)
    case .timedOut: return .timedOut
    }
  }

  private func printPick(_ positions: [Int], query: String) throws(ProgramError) {
    let output = try CountryOutput(options, standard: "{dial_code}")
    let list = book.items.list
    try Dialcode.write(
      output.bytes(ofQuery: query)
        + positions.flatMap {
          output.bytes(list.elements[$0], section: list.sectionTitle(of: $0))
        })
  }
}
