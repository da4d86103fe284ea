import SectionedPicker

extension LiveSession: @MainActor QueryInputController {
  /// Puts a text that was set from elsewhere on the edit line.
  func setQuery(_ query: String) {
    if query == knownText { return }
    _ = interpreter.state.apply(.setQuery(query))
    textToSet = query
    knownText = query
    needsDrawing = true
  }
}

extension LiveSession {
  /// Has the query answered that is there, and those to come.
  func connectSearch() {
    search.connect(
      self, marked: { [weak self] in self?.interpreter.state.markedElements ?? [] },
      show: { [weak self] answer, query in self?.show(answer, for: query) })
    noteLoading()
  }

  /// Tells of a query that a person is typing.
  func changeQuery(to text: String) {
    perform(.setQuery(text))
    cursorIsChosen = false
    search.follow(interpreter.state)
    onQueryChanged?(text)
    noteLoading()
  }

  /// Tells of the query as one that is to be searched for in any case.
  func submitQuery() {
    search.follow(interpreter.state)
    onQuerySubmitted?(interpreter.state.queryText)
    noteLoading()
  }

  private func show(_ answer: PickerAnswer<Element>, for query: SearchQuery) {
    interpreter.state.show(answer, for: query)
    failedQuery = if case .failure = answer { query } else { nil }
    if case .items = answer { pickerScreen.measure(interpreter.state) }
    needsDrawing = true
    guard picksAnswer else { return }
    picksAnswer = search.isBusy
    noteLoading()
    // Where nothing at all is found, the query itself may be meant.
    let mayPickQuery = !picksAnswer && interpreter.state.configuration.acceptsQuery
    if case .items(_, let found) = answer, found.count > 0 || mayPickQuery { perform(.pick) }
  }

  /// Does what there is to do now for an answer that takes its time.
  func advanceSearch() {
    guard end == nil else { return }
    search.advance()
    noteLoading()
  }

  private func noteLoading() {
    let isLoading = feed != nil || search.isBusy
    if interpreter.state.isLoading == isLoading { return }
    interpreter.state.isLoading = isLoading
    needsDrawing = true
  }

  /// Whether Enter means what is still being searched for, or has to wait for the end of the input;
  /// if so, that is picked when it comes.
  ///
  /// Whoever has moved the cursor behind the last letter means a row that is there, and so does
  /// whoever sees the beginning of the answer; marks are there whatever is found.
  func waitsForAnswer(to query: SearchQuery) -> Bool {
    if options.awaitsInput, feed != nil {
      picksAnswer = true
      message = "waiting for the end of the input"
      return true
    }
    let state = interpreter.state
    let isAnswered = state.query == query && state.listing.rowCount > 0
    guard search.isBusy, !isAnswered, !picksOldList else { return false }
    picksAnswer = true
    search.startNow()
    return true
  }

  /// Whether Enter searches for a query that the list does not answer.
  ///
  /// One that could not be searched for is tried again, unless what is there is meant.
  func searches(for query: SearchQuery) -> Bool {
    if search.isBusy || query == interpreter.state.query { return false }
    return query != failedQuery || !picksOldList
  }

  /// Whether what is there is picked from, whatever is typed.
  private var picksOldList: Bool {
    let state = interpreter.state
    return cursorIsChosen || !state.marked.isEmpty || state.configuration.requiresMark
  }
}
