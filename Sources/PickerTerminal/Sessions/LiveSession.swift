import LineEditing
import SectionedPicker

/// A picker that answers every key: readline edits the query, and the list follows it.
///
///     bytes ─▶ InputDecoder ─▶ keys ─▶ LiveLineEditor ─┬─▶ query ──▶ PickerAction ─▶ PickerState
///                            └▶ mouse, signals ────────┴─▶ commands ──────────────▶     │
///     Terminal ◀─ FrameDiff ◀─ Frame ◀─ PickerScreen ◀───────────────────────────────────┘
///
/// One thread does all of it. A frame is drawn when everything that came has been worked through,
/// and between frames the process sleeps.
@MainActor
final class LiveSession<Element> {
  var interpreter: CommandInterpreter<Element>
  let options: SessionOptions
  let terminal: Terminal
  let screen: LiveScreen
  let editor: LiveLineEditor
  var pickerScreen: PickerScreen<Element>

  var decoder = InputDecoder()
  /// What has come and not been worked through.
  var events: [InputEvent] = []
  /// The text of the edit line that the state knows of.
  var knownText = ""
  /// A text that is to take the place of the edit line.
  var textToSet: String?
  /// A sentence to show until the next key.
  var message: String?
  /// Lines to show in place of the list, until the person has read them.
  var answer = AnswerLines()
  /// The row that was clicked last, since when no key was pressed: clicked again, it is picked.
  var clickedRow: Int?
  /// Whether the mouse is being drawn along the index.
  var isDraggingIndex = false
  /// Whether the last thing drawn is out of date.
  var needsDrawing = true
  /// What is still to come; nil once everything has.
  var feed: ItemFeed<Element>?
  /// Whether something has come that the list does not show yet.
  var feedIsPending = false
  /// The time before which the list is not made anew.
  var nextGrowth = 0
  /// Who answers the query.
  let search: SessionSearch<Element>
  /// Whether the answer that is waited for is to be picked from at once.
  var picksAnswer = false
  /// Whether the cursor was moved since the query was changed, to a row that is meant then.
  var cursorIsChosen = false
  /// The query that was searched for last, where that has failed.
  var failedQuery: SearchQuery?
  var onQueryChanged: ((String) -> Void)?
  var onQuerySubmitted: ((String) -> Void)?
  /// How the session ended, once it has.
  var end: SessionEnd?
  let started: Int

  /// Opens the terminal and starts readline on it.
  ///
  /// What is wrong with the user's inputrc readline says on standard error, so that nothing may be on
  /// the screen yet.
  ///
  /// - Throws: `TerminalError`, where there is no terminal or it cannot be used.
  init(
    interpreter: CommandInterpreter<Element>, options: SessionOptions,
    feed: ItemFeed<Element>? = nil,
    command: CommandSearcher<Element>? = nil
  ) throws(TerminalError) {
    self.interpreter = interpreter
    self.options = options
    self.feed = feed
    self.interpreter.state.hasSearchBox = true
    search = SessionSearch(interpreter.state, command: command)
    terminal = try Terminal(path: options.terminalPath)
    let isWhole = feed == nil && command == nil
    screen = LiveScreen(
      terminal: terminal, height: options.height,
      neededRows: isWhole ? Self.rows(of: interpreter.state) : .max,
      usesMouse: options.usesMouse)
    pickerScreen = PickerScreen(interpreter.state, theme: options.theme)
    started = Terminal.now
    var configuration = LiveLineEditor.Configuration(applicationName: options.application)
    configuration.history = options.history
    configuration.readsInputrc = options.readsInputrc
    configuration.jumpsByAltKey = options.jumpsByAltKey
    do throws(LineEditingError) {
      editor = try LiveLineEditor(terminal: terminal.input, configuration: configuration)
    } catch {
      terminal.close()
      throw TerminalError(starting: error)
    }
  }

  /// The rows that the whole list takes with its recents, its headings, the prompt and a message.
  private static func rows(of state: PickerState<Element>) -> Int {
    let list = state.items.list
    let pinned = state.recents.ids.isEmpty ? 0 : state.recents.ids.count + 1
    return list.elements.count + list.sections.count + pinned + 2
  }

  /// The query or command that was on the edit line in the end.
  private(set) var lastText = ""

  /// Lets a person pick, and leaves the terminal as it was.
  ///
  /// - Returns: How that ended. A signal that asks the process to end has been dealt with up to
  ///   ending it: the terminal is restored, and the signal is in the result.
  /// - Throws: `TerminalError`, where the terminal cannot be prepared.
  func run() throws(TerminalError) -> SessionEnd {
    try screen.open()
    defer {
      screen.close()
      terminal.close()
    }
    connectSearch()
    defer { search.disconnect() }
    if interpreter.state.queryText.isEmpty { draw() }
    if feed == nil { interpreter.state.items.searcher.prepare() }
    editor.run(nextKey: nextKey, keyArrives: keyArrives)
    lastText = knownText
    return end ?? .cancelled
  }

  /// What readline is to work on next; called when it has nothing left to do.
  private func nextKey() -> KeyDelivery {
    while true {
      // The text first: a keyboard macro can type a query and pick from what it finds.
      takeText()
      takeCommands()
      if end != nil { return .end }
      if let text = textToSet {
        textToSet = nil
        return .replacement(text)
      }
      if events.isEmpty {
        draw()
        waitForEvents()
        continue
      }
      if let delivery = take(events.removeFirst()) { return delivery }
    }
  }

  /// Whether another key comes within a time, which readline asks in the middle of a sequence.
  private func keyArrives(within milliseconds: Int) -> Bool {
    let deadline = Terminal.now + max(0, milliseconds)
    while events.isEmpty, end == nil {
      let rest = deadline - Terminal.now
      guard rest > 0 else { return false }
      waitForEvents(atMost: rest)
    }
    return !events.isEmpty
  }

  /// Hands a changed text to the picker; a command is not a query, and neither is a history search.
  private func takeText() {
    guard editor.takeNeedsDisplay() else { return }
    needsDrawing = true
    let text = editor.text
    guard text != knownText, editor.state != .searching else { return }
    knownText = text
    answer = AnswerLines()
    if !text.hasPrefix(":") { changeQuery(to: text) }
  }
}
