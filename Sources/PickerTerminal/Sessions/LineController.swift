import SectionedPicker

/// A picker that is driven by whole lines: what the line-by-line picker and the script runner share.
@MainActor
final class LineController<Element>: @MainActor QueryInputController {
  /// The picker, and what runs its commands.
  private(set) var interpreter: CommandInterpreter<Element>
  private let search: SessionSearch<Element>
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - interpreter: The picker and what its commands need.
  ///   - command: The command that answers queries; nil where the list does.
  init(_ interpreter: CommandInterpreter<Element>, command: CommandSearcher<Element>?) {
    self.interpreter = interpreter
    self.interpreter.state.hasSearchBox = true
    search = SessionSearch(interpreter.state, command: command)
  }

  /// Whether a command answers, which may find something for another query.
  var asksCommand: Bool { search.asksCommand }

  /// Whether an answer did not come in the time that was given.
  var hasTimedOut: Bool { search.hasTimedOut }

  /// The picker's state.
  var state: PickerState<Element> { interpreter.state }

  /// Has the query that is there answered.
  func connect() {
    search.connect(
      self, marked: { [weak self] in self?.state.markedElements ?? [] },
      show: { [weak self] answer, query in self?.interpreter.state.show(answer, for: query) })
    search.finish()
  }

  /// Takes no more queries.
  func disconnect() { search.disconnect() }

  func setQuery(_ query: String) { _ = interpreter.state.apply(.setQuery(query)) }

  /// Reads and runs a line, and waits for the answer where it is a query.
  func run(_ line: String) -> CommandReply { answer(interpreter.run(line)) }

  /// Runs a command.
  func run(_ command: Command) -> CommandReply { answer(interpreter.run(command)) }

  private func answer(_ reply: CommandReply) -> CommandReply {
    guard reply.changesQuery else { return reply }
    search.follow(state)
    onQuerySubmitted?(state.queryText)
    search.finish()
    var reply = reply
    reply.message = state.noticeText
    if case .searchFailed = state.notice { reply.isError = true }
    return reply
  }
}
