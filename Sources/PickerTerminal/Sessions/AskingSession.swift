import LineEditing

/// Asks a person: with a live picker where the terminal is up to it, and line by line where not.
@MainActor
public struct AskingSession<Element> {
  /// What a person may choose.
  public struct Options {
    /// What the live picker may be told.
    public var live: LiveOptions
    /// Whether the person asked for a line-by-line picker, which may read its standard input.
    public var isPlain = false
    /// The terminal.
    public var terminalPath = Terminal.controlling

    /// Creates the options of a program.
    public init(application: String) {
      live = LiveOptions(application: application)
    }
  }

  private let interpreter: CommandInterpreter<Element>
  private let options: Options

  /// Creates a session.
  public init(interpreter: CommandInterpreter<Element>, options: Options) {
    self.interpreter = interpreter
    self.options = options
  }

  /// Asks.
  ///
  /// A signal that asked the process to end ends it here, after the terminal has been restored.
  ///
  /// - Returns: How that ended, and the queries that were typed, oldest first.
  /// - Throws: `SessionError`, where there is nobody to ask or the answers cannot be read.
  public func run() throws(SessionError) -> (end: SessionEnd, typed: [String]) {
    let result = try options.isPlain || !Self.terminalCanRedraw ? runPlain() : runLive()
    if case .signalled(let number) = result.end { Signal(rawValue: number).endProcess() }
    return result
  }

  /// Whether the terminal can move its cursor, and the person can see that it does.
  private static var terminalCanRedraw: Bool {
    TerminalKind.movesCursor(ProcessStreams.environment("TERM") ?? "")
      && ProcessStreams.environment("ACCESSIBLE") != "1"
  }

  private func runLive() throws(SessionError) -> (end: SessionEnd, typed: [String]) {
    do throws(TerminalError) {
      let session = try LiveSession(
        interpreter: interpreter, terminalPath: options.terminalPath, options: options.live)
      let end = try session.run()
      let text = session.lastText
      return (end, text.isEmpty || text.hasPrefix(":") ? [] : [text])
    } catch {
      throw .terminal(error)
    }
  }

  private func runPlain() throws(SessionError) -> (end: SessionEnd, typed: [String]) {
    let streams: PlainStreams
    do throws(TerminalError) {
      streams = try PlainStreams(readsInput: options.isPlain, terminal: options.terminalPath)
    } catch {
      throw .terminal(error)
    }
    let session = PlainSession(
      interpreter: interpreter, streams: streams, options: options.live)
    return (try session.run(), session.typedLines.filter { !$0.hasPrefix(":") })
  }
}
