import LineEditing
import SectionedPicker

extension LiveSession {
  /// How long an unfinished sequence or paste is waited for, in milliseconds.
  private static var sequenceTimeout: Int { 1000 }

  /// Sleeps until something comes, or for a time, and puts what came into `events`.
  func waitForEvents(atMost limit: Int? = nil) {
    let pause: Int? =
      switch decoder.pending {
      case .nothing: nil
      case .escape: options.escapeTimeout
      case .rest: Self.sequenceTimeout
      }
    let remaining = options.timeout.map { max(0, started + $0 - Terminal.now) }
    let wait = [limit, pause, remaining, feedDelay, search.delay].compactMap { $0 }.min()
    let others = (feed.map { [$0.descriptor] } ?? []) + search.descriptors
    defer { advanceSearch() }
    switch terminal.waitForEvent(within: wait, others: others) {
    case .input(let bytes): events += decoder.decode(bytes)
    case .signal(let signal): take(signal)
    case .closed: end = .signalled(Signal.hangUp.rawValue)
    case .readable: takeFeed()
    case .timeout:
      if wait == feedDelay, wait != pause { takeFeed() }
      if let timeout = options.timeout, Terminal.now - started >= timeout {
        end = .timedOut
      } else if wait == pause {
        events += decoder.timeOut()
      }
    }
  }

  private func take(_ signal: Signal) {
    switch signal {
    case .interrupt: end = .cancelled
    case .resize: redraw { () throws(TerminalError) in try screen.resize() }
    case .resume:
      // Stopped from outside: the shell has had the terminal meanwhile.
      redraw { () throws(TerminalError) in try screen.open() }
    case .stop: suspend()
    default: if signal.endsProcess { end = .signalled(signal.rawValue) }
    }
  }

  /// Works one event through; what is left for readline is returned.
  func take(_ event: InputEvent) -> KeyDelivery? {
    message = nil
    picksAnswer = false
    needsDrawing = true
    if case .mouse = event {} else { clickedRow = nil }
    switch event {
    case .key(let sequence): return .key(sequence.bytes)
    case .unrecognized(let bytes): return .key(bytes)
    case .escape: return .escape
    case .paste(let text): return .insertion(text)
    case .interrupt: end = .cancelled
    case .quit: end = .signalled(Signal.quit.rawValue)
    case .suspend: suspend()
    case .mouse(let mouse): take(mouse)
    }
    return nil
  }

  /// Stops the job, where somebody can continue it.
  private func suspend() {
    guard terminal.canSuspend else {
      message = "cannot be suspended here: nothing could wake it up again"
      needsDrawing = true
      return
    }
    screen.close()
    redraw { () throws(TerminalError) in
      _ = try terminal.suspend()
      try screen.open()
    }
  }

  private func redraw(after change: () throws(TerminalError) -> Void) {
    do throws(TerminalError) {
      try change()
      needsDrawing = true
    } catch {
      end = .signalled(Signal.hangUp.rawValue)
    }
  }
}

// MARK: - The mouse

extension LiveSession {
  private func take(_ mouse: MouseEvent) {
    if !answer.isEmpty { return takeWithAnswer(mouse) }
    let row = mouse.row - screen.origin
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press where mouse.button == 0:
      let target = pickerScreen.target(
        atRow: row, column: mouse.column, state: interpreter.state, size: screen.size)
      isDraggingIndex = false
      switch target {
      case .row(let row) where row == clickedRow && row == interpreter.state.cursor:
        // As Enter does: what is marked is not lost by a click.
        perform(.pick)
      case .row(let row):
        perform(.moveCursorTo(row: row))
        clickedRow = row
      case .label(let label):
        isDraggingIndex = true
        perform(.jump(label))
      case nil: break
      }
    case .drag where isDraggingIndex:
      if let label = pickerScreen.label(atRow: row, size: screen.size) { perform(.jump(label)) }
    case .release: isDraggingIndex = false
    default: break
    }
  }

  /// The wheel scrolls what is shown in the place of the list, and a click goes back to the list.
  private func takeWithAnswer(_ mouse: MouseEvent) {
    switch mouse.action {
    case .wheelUp: answer.scroll(by: -3, rows: answerRows)
    case .wheelDown: answer.scroll(by: 3, rows: answerRows)
    case .press: answer = AnswerLines()
    default: break
    }
  }

  /// Scrolls the list; the cursor stays on its row as long as that is in sight.
  private func scroll(by lines: Int) {
    guard let row = pickerScreen.scroll(by: lines, interpreter.state) else { return }
    if row != interpreter.state.cursor { perform(.moveCursorTo(row: row)) }
  }
}
