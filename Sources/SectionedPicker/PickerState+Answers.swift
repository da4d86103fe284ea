extension PickerState {
  /// Shows the answer to a query, or says why there is none.
  ///
  /// The cursor goes to the best match, unless a person had moved it to an element that is still
  /// shown. When the query becomes empty, the cursor stays on its element.
  public mutating func show(_ answer: PickerAnswer<Element>, for answered: SearchQuery) {
    switch answer {
    case .matches(let matches):
      if answered == query { return }
      // Blanks alone ask for nothing else than no query does.
      if answered.isEmpty, query.isEmpty { query = answered } else { show(matches, for: answered) }
    case .items(let newItems, let matches):
      let isHeld = cursorWasMoved || answered.isEmpty
      let current = isHeld ? currentPosition : nil
      let place = adopt(newItems)
      showMatches(matches, for: answered)
      hold(current.flatMap(place))
    case .failure(let reason):
      notice = .searchFailed(reason)
    }
  }

  /// Shows what of the list matches another query.
  mutating func show(_ matches: Matches, for newQuery: SearchQuery) {
    let held = cursorWasMoved || newQuery.isEmpty ? currentPosition : nil
    showMatches(matches, for: newQuery)
    hold(held)
  }

  /// Shows what of the list matches, with the cursor on the best match.
  mutating func showMatches(_ matches: Matches, for newQuery: SearchQuery) {
    query = newQuery
    if newQuery.isEmpty, matches.count == items.list.elements.count {
      showAll()
    } else {
      listing = Listing(matches.positions, of: items.list)
      isGuess = matches.isGuess
      if let note = matches.note ?? (matches.count == 0 ? items.explain(newQuery.text) : nil) {
        notice = .searcher(note)
      }
    }
    cursor = matches.best.flatMap(listing.row(of:)) ?? (listing.rowCount > 0 ? 0 : nil)
  }

  /// Leaves the cursor on an element, if that is shown.
  private mutating func hold(_ position: Int?) {
    if let row = position.flatMap(listing.row(of:)) {
      cursor = row
    } else {
      cursorWasMoved = false
    }
  }
}
