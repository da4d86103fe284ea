import DialCodes
import PickerOptions
import PickerTerminal

/// The program: reads its options, does what they say, and tells by its exit status how that went.
///
///     arguments ─▶ PickerOptions ─▶ CountryItems ─▶ a mode ─▶ standard output, exit status
@main
struct Dialcode {
  static let program = Program.dialcode
  static let version = "1.0.0"

  @MainActor
  static func main() {
    let status: ExitStatus
    do {
      status = try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      ProcessStreams.writeError(error.message + "\n")
      status = error.status
    }
    ProcessStreams.exit(status.code)
  }

  @MainActor
  private static func run(_ arguments: [String]) throws(ProgramError) -> ExitStatus {
    let options = try options(arguments)
    switch options.mode {
    case .help: return try print(HelpText.of(program))
    case .version: return try print("\(program.name) \(version)\n")
    case .completions(let shell): return try print(completions(for: shell))
    case .check(let path, let fix): return try CheckMode(path: path, fixes: fix).run()
    case .clearRecents: return try clearRecents(options)
    case .number(let numbers):
      return try NumberMode(options: options, book: CountryBook(options)).run(numbers)
    case .select, .filter, .list:
      return try ListMode(options: options, book: CountryBook(options)).run()
    case .pick, .script:
      return try PickMode(options: options, book: CountryBook(options)).run()
    }
  }

  private static func clearRecents(_ options: PickerOptions) throws(ProgramError) -> ExitStatus {
    do {
      try RecentsStore(options).clear()
      return .success
    } catch {
      throw .state(error)
    }
  }

  private static func completions(for shell: Shell) -> String {
    let known = Completions.Known(
      keys: CountryCatalog.bundled().countries.filter { $0.dialCode != nil }.map(\.code.alpha2),
      languages: CountryNames.languages)
    return Completions.script(for: shell, program: program, known: known)
  }

  private static func print(_ text: String) throws(ProgramError) -> ExitStatus {
    try write(Array(text.utf8))
    return .success
  }

  /// Writes to standard output.
  static func write(_ bytes: [UInt8]) throws(ProgramError) {
    do {
      try ProcessStreams.writeOutput(bytes)
    } catch {
      throw .stream(error)
    }
  }

  /// Reads a file, or standard input where the path is `-`.
  static func read(_ path: String) throws(ProgramError) -> [UInt8] {
    do {
      return try ProcessStreams.read(path)
    } catch {
      throw .stream(error)
    }
  }

  /// Says something on standard error, under the program's name.
  static func warn(_ sentence: String) {
    ProcessStreams.writeError("\(program.name): \(sentence)\n")
  }

  /// The options of the configuration file, the environment and the command line; later ones win.
  private static func options(_ arguments: [String]) throws(ProgramError) -> PickerOptions {
    do {
      var defaults: [DefaultOptions] = []
      if let path = configurationPath, let bytes = try configuration(at: path) {
        defaults += try DefaultOptions.lines(of: String(decoding: bytes, as: UTF8.self), path: path)
      }
      if let value = ProcessStreams.environment(program.optionsVariable) {
        defaults.append(try DefaultOptions(variable: program.optionsVariable, value: value))
      }
      return try PickerOptions.parse(arguments, program: program, defaults: defaults)
    } catch let error as OptionError {
      throw .options(error)
    } catch let error as ProgramError {
      throw error
    } catch {
      throw .other(String(describing: error))
    }
  }

  private static var configurationPath: String? {
    if let home = ProcessStreams.environment("XDG_CONFIG_HOME"), home.hasPrefix("/") {
      return "\(home)/\(program.configPath)"
    }
    return ProcessStreams.environment("HOME").map { "\($0)/.config/\(program.configPath)" }
  }

  /// The bytes of the configuration file; nil where there is none.
  private static func configuration(at path: String) throws(ProgramError) -> [UInt8]? {
    do {
      return try ProcessStreams.read(path)
    } catch {
      if error.isMissingFile { return nil }
      throw .stream(error)
    }
  }
}
