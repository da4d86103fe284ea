import LineEditing
import SectionedPicker

extension LiveSession {
  /// Does what the keys have called for.
  func takeCommands() {
    while end == nil, let called = editor.nextCommand() { run(called) }
  }

  private func run(_ called: CalledCommand) {
    needsDrawing = true
    let count = called.count
    if !answer.isEmpty, !editor.text.hasPrefix(":") { return runWithAnswer(called) }
    answer = AnswerLines()
    switch called.command {
    case .accept: accept()
    case .cancel: cancel()
    case .endOfInput: if editor.text.isEmpty { perform(.cancel) }
    case .complete: complete()
    case .help:
      let marksRows = interpreter.state.configuration.selectionLimit > 1
      answer = AnswerLines(LiveKeys.lines(marksRows: marksRows))
    case .redraw: screen.forget()
    case .previousRow: perform(.moveCursor(by: 0 &- count))
    case .nextRow: perform(.moveCursor(by: count))
    case .previousPage: perform(.moveCursor(by: 0 &- count &* pageRows))
    case .nextPage: perform(.moveCursor(by: count &* pageRows))
    case .firstRow: perform(.moveToFirst)
    case .lastRow: perform(.moveToLast)
    case .previousSection: perform(.previousSection)
    case .nextSection: perform(.nextSection)
    case .jump, .jumpToKey: if let letter = called.character { perform(.jump(String(letter))) }
    case .toggle: perform(.toggleMark)
    case .previousQuery, .nextQuery: break
    }
  }

  /// Scrolls what is shown in the place of the list, or goes back to the list.
  ///
  /// Nothing is done to rows that nobody sees.
  private func runWithAnswer(_ called: CalledCommand) {
    let count = called.count
    switch called.command {
    case .previousRow: answer.scroll(by: 0 &- count, rows: answerRows)
    case .nextRow: answer.scroll(by: count, rows: answerRows)
    case .previousPage: answer.scroll(by: 0 &- count &* answerRows, rows: answerRows)
    case .nextPage: answer.scroll(by: count &* answerRows, rows: answerRows)
    case .firstRow: answer.scroll(by: .min, rows: answerRows)
    case .lastRow: answer.scroll(by: .max, rows: answerRows)
    case .redraw: screen.forget()
    default: answer = AnswerLines()
    }
  }

  /// Does one thing to the picker, and ends the session if it leads there.
  func perform(_ action: PickerAction) {
    switch interpreter.state.apply(action) {
    case .picked(let positions): end = .picked(positions)
    case .cancelled: end = .cancelled
    case .continues: if action.movesCursor { cursorIsChosen = true }
    }
    if interpreter.state.notice?.isRefusal == true { refuse() }
    needsDrawing = true
  }

  /// Enter: runs a command, searches for a query that has not been searched for, or picks.
  private func accept() {
    let text = editor.text
    if text.hasPrefix(":") {
      runCommand(text)
    } else if waitsForAnswer(to: SearchQuery(text)) {
      return
    } else if searches(for: SearchQuery(text)) {
      submitQuery()
    } else {
      perform(.pick)
    }
  }

  /// Runs a `:` command, and puts back the query that the list shows.
  private func runCommand(_ text: String) {
    let reply = interpreter.run(text)
    if reply.isError {
      message = reply.message
      refuse()
      return
    }
    switch reply.outcome {
    case .picked(let positions): end = .picked(positions)
    case .cancelled: end = .cancelled
    case .continues:
      message = reply.message
      answer = AnswerLines(reply.lines)
      setText(interpreter.state.queryText)
      if reply.changesQuery { submitQuery() }
    }
  }

  /// Esc and C-g: clears what is typed; where nothing is, leaves.
  private func cancel() {
    if editor.text.hasPrefix(":") {
      setText(interpreter.state.queryText)
    } else {
      perform(.clearOrCancel)
      if end == .cancelled { end = .escaped }
      setText(interpreter.state.queryText)
      if end == nil { submitQuery() }
    }
  }

  /// Tab: as much as all that the line could become have in common.
  ///
  /// Where several may be picked, it marks the current row instead and goes on to the next.
  private func complete() {
    let text = editor.text
    if interpreter.state.configuration.selectionLimit > 1, !text.hasPrefix(":") {
      perform(.toggleMark)
      // A refusal is there to be read.
      if end == nil, interpreter.state.notice == nil { perform(.moveCursor(by: 1)) }
      return
    }
    let candidates = CommandCompletion.candidates(for: text, in: interpreter.state)
    let completed = Completion(start: 0, candidates: candidates).replacement(for: text)
    guard completed.count > text.count || candidates.count == 1 else {
      if candidates.isEmpty { refuse() }
      if text.hasPrefix(":") { answer = AnswerLines(candidates) }
      return
    }
    // Not known yet: what it becomes is searched for like what is typed.
    textToSet = completed
  }

  private func setText(_ text: String) {
    textToSet = text
    knownText = text
  }

  private var pageRows: Int { pickerScreen.pageRows(interpreter.state) }

  private func refuse() {
    if editor.bellStyle == .audible { screen.ring() }
  }
}
