import LineEditing
import SectionedPicker

/// A picker line by line: what is typed is answered below, and nothing is ever redrawn.
///
///     line ─▶ Command ─▶ PickerState.apply ─▶ PlainListing ─▶ lines
///
/// It serves terminals that cannot move the cursor, screen readers, and pipes.
@MainActor
final class PlainSession<Element> {
  private let controller: LineController<Element>
  private let streams: PlainStreams
  private let options: SessionOptions
  private var page: PlainListing

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - controller: The picker, by lines.
  ///   - streams: Where answers are read and what is said is written.
  ///   - options: What the person chose.
  init(
    controller: LineController<Element>, streams: PlainStreams, options: SessionOptions
  ) {
    self.controller = controller
    self.streams = streams
    self.options = options
    page = PlainListing(controller.state)
  }

  /// What is picked from, in the language that was chosen last.
  var items: PickerItems<Element> { state.items }

  private var state: PickerState<Element> { controller.state }

  /// The lines that were typed in this session, oldest first.
  private(set) var typedLines: [String] = []

  /// Asks until something is picked, the person leaves, or the input ends.
  ///
  /// - Throws: `SessionError`, where the input cannot be read.
  func run() throws(SessionError) -> SessionEnd {
    controller.connect()
    defer { controller.disconnect() }
    do throws(LineEditingError) {
      return try ask(with: makeEditor())
    } catch {
      throw SessionError(error)
    }
  }

  private func makeEditor() throws(LineEditingError) -> LineEditor {
    var configuration = LineEditor.Configuration(applicationName: options.application)
    configuration.history = options.history
    configuration.timeout = options.timeout
    configuration.readsInputrc = options.readsInputrc
    configuration.complete = { [weak self] line, cursor in
      let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
      let candidates = self.map {
        CommandCompletion.candidates(for: typed, in: $0.state)
      }
      return Completion(start: 0, candidates: candidates ?? [])
    }
    return try LineEditor(
      input: streams.input, output: streams.output, configuration: configuration)
  }

  private func ask(with editor: LineEditor) throws(LineEditingError) -> SessionEnd {
    if controller.hasTimedOut { return .timedOut }
    if state.items.list.elements.isEmpty, !controller.asksCommand {
      say(state.configuration.emptyText)
      return .nothingToPick
    }
    say("\(state.items.list.elements.count) to pick from. Type to filter, a number to pick a row,")
    say("“:jump K” to go to a letter, “:help” for all commands.")
    if state.configuration.selectionLimit > 1 {
      say("“:mark N” marks rows, “:select” picks what is marked.")
    }
    if case .searchFailed(let reason) = state.notice { say(reason) }
    showList()
    while true {
      switch try editor.readLine(prompt: prompt) {
      case .endOfInput: return .endOfInput
      case .interrupted: return .cancelled
      case .timedOut: return .timedOut
      case .line(let line):
        switch answer(line.trimmingBlanks()) {
        case .picked(let positions): return .picked(positions)
        case .cancelled: return .cancelled
        case .continues: if controller.hasTimedOut { return .timedOut }
        }
      }
    }
  }

  /// The prompt says which numbers pick a row.
  private var prompt: String {
    let range = page.rows.isEmpty ? "" : "[\(page.rows.lowerBound + 1)-\(page.rows.upperBound)] "
    return range + VisibleText(state.configuration.prompt).text
  }

  private func answer(_ line: String) -> PickerOutcome {
    if line.isEmpty {
      showPage(from: page.rows.upperBound < rowCount ? page.rows.upperBound : 0)
      return .continues
    }
    let row = pickedRow(line)
    if row == nil { typedLines.append(line) }
    let (shownText, shownCount) = (state.queryText, rowCount)
    let reply = row.map { controller.run(.select(.number($0 + 1))) } ?? controller.run(line)
    if let number = Int(line), number <= Self.largestRowTyped, shownCount > 0, rowCount == 0 {
      refuseRow(number, from: shownText)
      return reply.outcome
    }
    if reply.outcome == .continues, !controller.hasTimedOut { show(reply) }
    return reply.outcome
  }

  /// The row that a bare number picks, which is one of the page shown; other numbers are queries.
  private func pickedRow(_ line: String) -> Int? {
    guard line.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(line),
      number > 0, page.rows.contains(number - 1)
    else { return nil }
    return number - 1
  }

  /// A number that names no row and finds nothing was meant for a row: the list comes back.
  private func refuseRow(_ number: Int, from shownText: String) {
    if let found = state.foundText { say(found) }
    _ = controller.run(.filter(shownText))
    say(state.text(of: .noSuchRow(number, count: rowCount)))
  }

  /// Nobody counts further; larger numbers are telephone numbers and the like.
  private static var largestRowTyped: Int { 9_999 }

  // MARK: What is said

  private var rowCount: Int { state.listing.rowCount }

  private func show(_ reply: CommandReply) {
    if let message = reply.message { say(message) }
    if reply.isError { return }
    if reply.lines.isEmpty {
      showList()
    } else {
      reply.lines.forEach(say)
    }
  }

  /// Shows the page with the cursor, how much was found, and what is the best of it.
  private func showList() {
    if let found = state.foundText { say(found) }
    let cursor = state.cursor ?? 0
    showPage(from: cursor < PlainListing.pageLength ? 0 : cursor)
    if let text = state.cursor.flatMap(state.content(ofRow:)), rowCount > 1 {
      say("\(state.query.isEmpty ? "current row" : "best match"): \(cursor + 1). \(text.line)")
    }
  }

  private func showPage(from row: Int) {
    page = PlainListing(state, from: row)
    page.lines.forEach(say)
    if let rest = page.remainderText(rowCount: rowCount) { say(rest) }
  }

  private func say(_ line: String) {
    ProcessStreams.write(VisibleText(line).text + "\n", to: streams.output)
  }
}
