public import PickerOptions
public import PickerTerminal
public import SectionedPicker

/// One pick, by a person or by a script, from the first screen to the printed result.
@MainActor
public struct PickRun<Element> {
  /// How the program talks to its caller.
  public let console: ProgramConsole
  /// What was typed on the command line.
  public let options: PickerOptions
  /// Where picks are remembered; nil where they are not.
  public let recents: RecentsStore?
  /// The bytes to print for the elements at some positions of the items that were picked from.
  public let output: Output

  /// Makes the bytes to print.
  public typealias Output = (PickerItems<Element>, [Int]) throws(ProgramError) -> [UInt8]

  /// Creates a run.
  public init(
    console: ProgramConsole, options: PickerOptions, recents: RecentsStore?,
    output: @escaping Output
  ) {
    self.console = console
    self.options = options
    self.recents = recents
    self.output = output
  }

  /// Asks a person.
  ///
  /// - Parameters:
  ///   - interpreter: The picker and what its commands need.
  ///   - feed: The items that are still to come; nil where all of them are there.
  ///   - command: The command that answers queries; nil where the list does.
  ///   - inputIsTaken: Whether standard input has something else to say than a person's answers.
  /// - Returns: The status that tells how that ended.
  /// - Throws: `ProgramError`, where nobody can be asked or the result cannot be written.
  public func ask(
    _ interpreter: CommandInterpreter<Element>, feed: ItemFeed<Element>? = nil,
    command: CommandSearcher<Element>? = nil, inputIsTaken: Bool = false
  ) throws(ProgramError) -> ExitStatus {
    if interpreter.state.items.list.elements.isEmpty, feed == nil, command == nil {
      warnOfNothing(interpreter.state.configuration)
      return .noMatch
    }
    let history = options.keepsHistory ? HistoryStore(console) : nil
    var sessionOptions = SessionOptions(options, program: console.program)
    sessionOptions.history = history?.load() ?? []
    sessionOptions.inputIsTaken = inputIsTaken
    let session = AskingSession(
      interpreter: interpreter, options: sessionOptions, feed: feed, command: command)
    let result: AskingSession<Element>.Result
    do throws(SessionError) {
      result = try session.run()
    } catch {
      throw .session(error)
    }
    if case .picked = result.end { history?.append(result.typed) }
    if result.end == .nothingToPick { warnOfNothing(interpreter.state.configuration) }
    return try finish(result.end, result.items, query: result.typed.last ?? "")
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - path: The file of the script; `-` is standard input.
  ///   - transcript: Whether every screen is printed.
  ///   - interpreter: The picker and what its commands need.
  ///   - command: The command that answers queries; nil where the list does.
  /// - Returns: The status that tells how that ended.
  /// - Throws: `ProgramError`, where the script cannot be read or the result cannot be written.
  public func run(
    scriptAt path: String, transcript: Bool, _ interpreter: CommandInterpreter<Element>,
    command: CommandSearcher<Element>? = nil
  ) throws(ProgramError) -> ExitStatus {
    let script = try console.read(path)
    let name = path == "-" ? "standard input" : path
    var lines: [UInt8] = []
    var session = ScriptSession(
      interpreter: interpreter, command: command,
      transcript: transcript ? { lines += Array(($0 + "\n").utf8) } : nil,
      report: { line, sentence in console.warn("\(name):\(line): \(sentence)") })
    let end = session.run(script)
    try console.write(lines)
    return try finish(end, session.items, query: session.queryText)
  }

  /// Prints picks that needed nobody to be asked.
  ///
  /// - Throws: `ProgramError`, where they cannot be written.
  public func print(
    _ positions: [Int], of items: PickerItems<Element>, query: String
  ) throws(ProgramError) {
    try console.write(options.printedQuery(query) + output(items, positions))
  }

  /// Says that there is nothing to pick from, which behind the program's name begins small.
  private func warnOfNothing(_ configuration: PickerConfiguration) {
    let text = configuration.emptyText
    console.warn(text.prefix(1).lowercased() + text.dropFirst())
  }

  /// Prints the query itself, where that may be picked.
  private func accept(_ query: String) throws(ProgramError) -> ExitStatus {
    guard options.acceptQuery, !options.requireMark, !query.isEmpty else { return .noMatch }
    try console.write(options.printedQuery(query) + Array(query.utf8) + [options.resultEnd])
    return .success
  }

  private func finish(
    _ end: SessionEnd, _ items: PickerItems<Element>, query: String
  ) throws(ProgramError) -> ExitStatus {
    switch end {
    case .picked(let positions):
      if positions.isEmpty { return try accept(query) }
      try print(positions, of: items, query: query)
      for position in positions { recents?.record(items.id(items.list.elements[position])) }
      return .success
    case .cancelled: return .cancelled
    case .escaped: return options.escapeStatus.map(ExitStatus.init) ?? .cancelled
    case .endOfInput, .nothingToPick: return .noMatch
    case .signalled(let number): return ExitStatus(code: 128 + number)
    case .timedOut: return .timedOut
    }
  }
}
