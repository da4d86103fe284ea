public import PickerOptions
import PickerTerminal

/// How a program talks to whoever called it: options in, results and messages out.
public struct ProgramConsole: Sendable {
  /// The version of both programs.
  public static let version = "1.0.0"

  /// The program.
  public let program: Program

  /// Creates the console of a program.
  public init(_ program: Program) {
    self.program = program
  }

  /// Runs a program to its end, and ends the process with its status.
  @MainActor
  public func run(
    _ body: @MainActor (PickerOptions) throws(ProgramError) -> ExitStatus
  ) -> Never {
    let status: ExitStatus
    do throws(ProgramError) {
      status = try run(options(Array(CommandLine.arguments.dropFirst())), body)
    } catch {
      ProcessStreams.writeError(error.message(for: program) + "\n")
      status = error.status
    }
    ProcessStreams.exit(status.code)
  }

  /// Answers what every program answers alike, and leaves the rest to `body`.
  @MainActor
  private func run(
    _ options: PickerOptions,
    _ body: @MainActor (PickerOptions) throws(ProgramError) -> ExitStatus
  ) throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .help: try write(Array(HelpText.of(program).utf8))
    case .version: try write(Array("\(program.name) \(Self.version)\n".utf8))
    default: return try body(options)
    }
    return .success
  }

  /// Writes to standard output.
  ///
  /// - Throws: `ProgramError.stream`, where not all can be written.
  public func write(_ bytes: [UInt8]) throws(ProgramError) {
    do {
      try ProcessStreams.writeOutput(bytes)
    } catch {
      throw .stream(error)
    }
  }

  /// Reads a file, or standard input where the path is `-`.
  ///
  /// - Throws: `ProgramError.stream`, where it cannot be read.
  public func read(_ path: String) throws(ProgramError) -> [UInt8] {
    do {
      return try ProcessStreams.read(path)
    } catch {
      throw .stream(error)
    }
  }

  /// Says something on standard error, under the program's name.
  public func warn(_ sentence: String) {
    ProcessStreams.writeError("\(program.name): \(sentence)\n")
  }
}

// MARK: - Options

extension ProgramConsole {
  /// The options of the configuration file, the environment and the command line; later ones win.
  private func options(_ arguments: [String]) throws(ProgramError) -> PickerOptions {
    let path = configurationPath
    let bytes = try path.flatMap { path throws(ProgramError) in try configuration(at: path) }
    do throws(OptionError) {
      var defaults: [DefaultOptions] = []
      if let path, let bytes {
        defaults += try DefaultOptions.lines(of: String(decoding: bytes, as: UTF8.self), path: path)
      }
      if let value = ProcessStreams.environment(program.optionsVariable) {
        defaults.append(try DefaultOptions(variable: program.optionsVariable, value: value))
      }
      return try PickerOptions.parse(arguments, program: program, defaults: defaults)
    } catch {
      throw .options(error)
    }
  }

  private var configurationPath: String? {
    if let home = ProcessStreams.environment("XDG_CONFIG_HOME"), home.hasPrefix("/") {
      return "\(home)/\(program.configPath)"
    }
    return ProcessStreams.environment("HOME").map { "\($0)/.config/\(program.configPath)" }
  }

  /// The bytes of the configuration file; nil where there is none.
  private func configuration(at path: String) throws(ProgramError) -> [UInt8]? {
    do {
      return try ProcessStreams.read(path)
    } catch {
      if error.isMissingFile { return nil }
      throw .stream(error)
    }
  }
}
