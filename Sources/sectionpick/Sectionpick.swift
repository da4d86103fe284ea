import DialCodes
import ItemInput
import PickerOptions
import PickerProgram
import SectionedPicker

/// The program: lets a person pick from a list of anything, and prints what was picked.
///
///     input ────▶ ItemSource ───┬─▶ ItemTable ─▶ ItemList ─▶ a mode ─▶ standard output, exit status
///     command ──▶ CommandItems ─┘
@main
@MainActor
struct Sectionpick {
  nonisolated static let console = ProgramConsole(.sectionpick)

  static func main() {
    console.run(run)
  }

  private static func run(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .completions(let shell):
      let script = Completions.script(
        for: shell, program: .sectionpick,
        known: Completions.Known(languages: CountryNames.languages))
      try console.write(Array(script.utf8))
      return .success
    case .clearRecents:
      return try clearRecents(options)
    default:
      return try pick(options)
    }
  }

  private static func pick(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    try options.checkItems()
    if let command = options.sourceCommand { return try pick(options, command: command) }
    let source = try ItemSource(options)
    switch options.mode {
    case .script, .pick:
      if options.needsWholeInput {
        guard try source.readAll(within: options.timeoutMilliseconds) else { return .timedOut }
      }
      let model = try LiveItems(source, options)
      let status = try PickMode(
        options: options, model: model,
        pickRun: pickRun(options, isPicking: true) { model.list.table }, feed: model.feed
      ).run()
      source.tellProblems()
      return status
    default:
      guard try source.readAll(within: options.timeoutMilliseconds) else { return .timedOut }
      let mode = ListMode(
        options: options, source: source,
        pickRun: pickRun(options, isPicking: false) { source.table })
      if let status = try mode.filterThroughSieve() { return status }
      source.takeAllLines()
      if source.table.count == 0 {
        console.warn("there are no items to pick from")
        return .noMatch
      }
      try source.check(options)
      return try mode.run()
    }
  }

  /// Picks from what a command finds.
  private static func pick(
    _ options: PickerOptions, command: String
  ) throws(ProgramError) -> ExitStatus {
    let model = CommandItems(options)
    let status: ExitStatus
    switch options.mode {
    case .script, .pick:
      status = try PickMode(
        options: options, model: model,
        pickRun: pickRun(options, isPicking: true) { model.list.table },
        command: model.searcher(command)
      ).run()
    default:
      status = try CommandMode(
        options: options, model: model, searcher: model.searcher(command),
        pickRun: pickRun(options, isPicking: false) { model.list.table }
      ).run()
    }
    model.tellProblems()
    return status
  }

  private static func pickRun(
    _ options: PickerOptions, isPicking: Bool, table: @escaping () -> ItemTable
  ) -> PickRun<UInt32> {
    // What was found comes best first; only marks have an order of their own to choose from.
    let isSorted = isPicking && options.pickLimit > 1 && options.pickOrder == .list
    return PickRun(
      console: console, options: options, recents: recents(options),
      output: { items, positions throws(ProgramError) in
        ItemOutput(options: options, table: table())
          .bytes(isSorted ? positions.sorted() : positions, of: items.list)
      })
  }

  /// What was picked last from a list that has a name; lists without one are not remembered.
  private static func recents(_ options: PickerOptions) -> RecentsStore? {
    options.storeID.map { RecentsStore(console, storeID: $0, limit: options.recentsLimit) }
  }

  private static func clearRecents(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    guard let recents = recents(options) else {
      throw .refused("--clear-recents needs --store ID to say which", status: .failure)
    }
    return try recents.clearRecents()
  }
}
