import DialCodes
import PickerOptions
import PickerProgram

/// The program: reads its options, does what they say, and tells by its exit status how that went.
///
///     arguments ─▶ PickerOptions ─▶ CountryItems ─▶ a mode ─▶ standard output, exit status
@main
@MainActor
struct Dialcode {
  nonisolated static let console = ProgramConsole(.dialcode)

  static func main() {
    console.run(run)
  }

  private static func run(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .completions(let shell):
      try console.write(Array(completions(for: shell).utf8))
      return .success
    case .check(let path, let fix): return try CheckMode(path: path, fixes: fix).run()
    case .clearRecents: return try recents(options).clearRecents()
    case .number(let numbers):
      return try NumberMode(options: options, book: CountryBook(options)).run(numbers)
    case .select, .filter, .list:
      return try ListMode(options: options, book: CountryBook(options)).run()
    case .pick, .script, .help, .version:
      return try PickMode(options: options, book: CountryBook(options)).run()
    }
  }

  /// What was picked last from the countries.
  static func recents(_ options: PickerOptions) -> RecentsStore {
    RecentsStore(console, storeID: "countries", limit: options.recentsLimit)
  }

  private static func completions(for shell: Shell) -> String {
    let known = Completions.Known(
      keys: CountryCatalog.bundled().countries.filter { $0.dialCode != nil }.map(\.code.alpha2),
      languages: CountryNames.languages)
    return Completions.script(for: shell, program: .dialcode, known: known)
  }
}
