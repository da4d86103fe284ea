import SectionedPicker

/// Who answers the queries of a session: the list in memory, or a command.
///
///     session ── onQueryChanged, onQuerySubmitted ──▶ SearchBox ──▶ ListAnswers, CommandSearcher
///     state   ◀── show(_:for:) ─────────────────────           ◀──
@MainActor
final class SessionSearch<Element> {
  private let list: ListAnswers<Element>
  private let command: CommandSearcher<Element>?
  private let box: SearchBox<PickerAnswer<Element>>

  /// Creates the search of a session that begins with a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - command: The command that answers; nil where the list does.
  init(_ state: PickerState<Element>, command: CommandSearcher<Element>?) {
    list = ListAnswers(state.items.searcher)
    self.command = command
    let mode = state.configuration.searchTriggeringMode
    if let command {
      box = SearchBox(searcher: command, query: state.queryText, searchTriggeringMode: mode)
    } else {
      box = SearchBox(searcher: list, query: state.queryText, searchTriggeringMode: mode)
    }
  }

  /// Answers what is typed in a session, beginning with the query that is there.
  ///
  /// - Parameters:
  ///   - session: Where it is typed.
  ///   - marked: The elements that are marked there.
  ///   - show: Shows an answer.
  func connect(
    _ session: any QueryInputController, marked: @escaping () -> [Element],
    show: @escaping (PickerAnswer<Element>, SearchQuery) -> Void
  ) {
    command?.marked = marked
    box.onAnswer = { query, answer in show(answer, SearchQuery(query)) }
    box.connect(session)
  }

  /// Gives up the search that runs, and answers no more.
  func disconnect() { box.disconnect() }

  /// Searches what the state has, when it says.
  func follow(_ state: PickerState<Element>) {
    list.searcher = state.items.searcher
    box.searchTriggeringMode = state.configuration.searchTriggeringMode
  }

  // MARK: Answers that take their time

  /// Whether a command answers.
  var asksCommand: Bool { command != nil }

  /// Whether an answer is still to come.
  var isBusy: Bool { command?.isBusy ?? false }

  /// Whether a wait for an answer was given up because the time was over.
  var hasTimedOut: Bool { command?.hasTimedOut ?? false }

  /// What is polled for more of it.
  var descriptors: [Int32] { command?.descriptors ?? [] }

  /// The milliseconds until there is something to do; nil where nothing waits.
  var delay: Int? { command?.delay }

  /// Does what there is to do now.
  func advance() { command?.advance() }

  /// Searches now for what has been waited with.
  func startNow() { command?.startNow() }

  /// Waits for the whole of an answer that is still to come.
  func finish() { command?.finish() }
}
