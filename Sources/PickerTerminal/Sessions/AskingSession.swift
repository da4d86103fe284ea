import LineEditing
public import SectionedPicker

/// Asks a person: with a live picker where the terminal is up to it, and line by line where not.
@MainActor
public struct AskingSession<Element> {
  /// What asking came to.
  public struct Result {
    /// How it ended.
    public let end: SessionEnd
    /// What was picked from in the end, which the positions in `end` are of.
    public let items: PickerItems<Element>
    /// The queries that were typed, oldest first.
    public let typed: [String]
  }

  private let interpreter: CommandInterpreter<Element>
  private let options: SessionOptions
  private let feed: ItemFeed<Element>?
  private let command: CommandSearcher<Element>?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - interpreter: The picker and what its commands need.
  ///   - options: What the person chose.
  ///   - feed: The items that are still to come.
  ///   - command: The command that answers queries; nil where the list does.
  public init(
    interpreter: CommandInterpreter<Element>, options: SessionOptions,
    feed: ItemFeed<Element>? = nil,
    command: CommandSearcher<Element>? = nil
  ) {
    self.interpreter = interpreter
    self.options = options
    self.feed = feed
    self.command = command
  }

  /// Asks.
  ///
  /// A signal that asked the process to end ends it here, after the terminal has been restored.
  ///
  /// - Throws: `SessionError`, where there is nobody to ask or the answers cannot be read.
  public func run() throws(SessionError) -> Result {
    let result = try options.isPlain || !Self.terminalCanRedraw ? runPlain() : runLive()
    if case .signalled(let number) = result.end { Signal(rawValue: number).endProcess() }
    return result
  }

  /// Whether the terminal can move its cursor, and the person can see that it does.
  private static var terminalCanRedraw: Bool {
    TerminalKind.movesCursor(ProcessStreams.environment("TERM") ?? "")
      && ProcessStreams.environment("ACCESSIBLE") != "1"
  }

  private func runLive() throws(SessionError) -> Result {
    do throws(TerminalError) {
      let session = try LiveSession(
        interpreter: interpreter, options: options, feed: feed, command: command)
      let end = try session.run()
      let text = session.lastText
      return Result(
        end: end, items: session.interpreter.state.items,
        typed: text.isEmpty || text.hasPrefix(":") ? [] : [text])
    } catch {
      throw .terminal(error)
    }
  }

  /// Waits for everything that is still to come; returns whether it came in the time that was given.
  private func takeAll(of feed: ItemFeed<Element>, _ state: inout PickerState<Element>) -> Bool {
    let start = ProcessStreams.milliseconds
    repeat {
      let rest = options.timeout.map { $0 - (ProcessStreams.milliseconds - start) }
      if let rest, rest <= 0 { return false }
      ProcessStreams.waitForInput(on: [feed.descriptor], within: rest)
    } while feed.read()
    let (items, place) = feed.items()
    state.growItems(items, place: place)
    state.isLoading = false
    return true
  }

  private func runPlain() throws(SessionError) -> Result {
    let streams: PlainStreams
    do throws(TerminalError) {
      streams = try PlainStreams(
        readsInput: options.isPlain && !options.inputIsTaken, terminal: options.terminalPath)
    } catch {
      throw .terminal(error)
    }
    var interpreter = interpreter
    if let feed, !takeAll(of: feed, &interpreter.state) {
      return Result(end: .timedOut, items: interpreter.state.items, typed: [])
    }
    let session = PlainSession(
      controller: LineController(interpreter, command: command), streams: streams,
      options: options)
    let end = try session.run()
    return Result(
      end: end, items: session.items, typed: session.typedLines.filter { !$0.hasPrefix(":") })
  }
}
