import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The modes in which something is picked: by a person at a terminal, or by a script.
@MainActor
struct PickMode {
  let options: PickerOptions
  let book: CountryBook

  func run() throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .script(let path, let transcript):
      try pickRun.run(
        scriptAt: path, transcript: transcript,
        CommandInterpreter(state: try state(recents: recents.load()), host: host))
    case .pick(let words): try pick(words.joined(separator: " "))
    default: .failure
    }
  }

  /// Picks without asking where the query names one country for certain; asks otherwise.
  private func pick(_ query: String) throws(ProgramError) -> ExitStatus {
    if !query.isEmpty, let position = book.items.searcher.certainMatch(SearchQuery(query)) {
      try pickRun.print([position], of: book.items.items, query: query)
      return .success
    }
    var state = try state(recents: recents.load())
    if let text = query.isEmpty ? options.query : query { _ = state.apply(.setQuery(text)) }
    return try pickRun.ask(CommandInterpreter(state: state, host: host))
  }

  private var recents: RecentsStore { Dialcode.recents(options) }

  private var pickRun: PickRun<CountryRow> {
    PickRun(
      console: Dialcode.console, options: options, recents: recents,
      output: { items, positions throws(ProgramError) in
        let output = try CountryOutput(options, standard: "{dial_code}")
        let list = items.list
        return positions.flatMap {
          output.bytes(list.elements[$0], section: list.sectionTitle(of: $0))
        }
      })
  }

  private func state(recents: Recents) throws(ProgramError) -> PickerState<CountryRow> {
    PickerState(
      items: book.items.items,
      configuration: PickerConfiguration(options, one: "country", many: "countries"),
      recents: recents, preferred: try book.preferred, selected: try book.selected,
      initial: try book.initial,
      home: book.home)
  }

  private var host: CommandHost<CountryRow> {
    var host = CommandHost<CountryRow>()
    host.info = { row in CountryDetails.lines(of: row) }
    host.number = { book.items.numbers.lines(of: $0) }
    host.forgetRecents = { () throws(StateError) in try recents.clear() }
    host.items = { tag throws(CommandRefusal) in
      do throws(ProgramError) {
        return try book.items(language: tag).items
      } catch {
        throw CommandRefusal(message: error.message(for: .dialcode))
      }
    }
    return host
  }
}
