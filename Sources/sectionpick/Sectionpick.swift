import PickerOptions
import PickerProgram
import PickerTerminal

/// The program: lets a person pick from a list of anything, and prints what was picked.
///
///     input ─▶ ItemReader ─▶ ItemList ─▶ a mode ─▶ standard output, exit status
@main
struct Sectionpick {
  static let console = ProgramConsole(.sectionpick)

  @MainActor
  static func main() {
    console.run(run)
  }

  @MainActor
  private static func run(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .completions(let shell):
      try console.write(Array(Completions.script(for: shell, program: .sectionpick).utf8))
      return .success
    case .clearRecents:
      return try clearRecents(options)
    default:
      if options.sourceCommand != nil {
        throw .refused(
          "--source is not supported yet; search in the list, or filter what is piped in",
          status: .failure)
      }
      return try ItemMode(options: options, list: ItemList(options)).run()
    }
  }

  /// What was picked last from a list that has a name; lists without one are not remembered.
  static func recents(_ options: PickerOptions) -> RecentsStore? {
    options.storeID.map { RecentsStore(console, storeID: $0, limit: options.recentsLimit) }
  }

  private static func clearRecents(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    guard let recents = recents(options) else {
      throw .refused("--clear-recents needs --store ID to say which", status: .failure)
    }
    do {
      try recents.clear()
      return .success
    } catch {
      throw .state(error)
    }
  }
}
