extension PickerState {
  /// Does one thing to the picker.
  ///
  /// - Parameter action: What to do.
  /// - Returns: Whether the picker goes on, and what was picked if it does not.
  public mutating func apply(_ action: PickerAction) -> PickerOutcome {
    notice = nil
    switch action {
    case .setQuery(let text): setQuery(text)
    case .submitQuery: search()
    case .moveCursor(let rows): moveCursor(by: rows)
    case .moveCursorTo(let row): moveCursor(to: row)
    case .moveToFirst: moveCursor(to: 0)
    case .moveToLast: moveCursor(to: listing.rowCount - 1)
    case .nextSection: moveToNextSection()
    case .previousSection: moveToPreviousSection()
    case .jump(let label): jump(to: label)
    case .pick: return pick()
    case .pickRow(let row): return pick(row: row)
    case .select(let key): return select(key: key)
    case .toggleMark: toggleMark()
    case .clear: clear()
    case .clearOrCancel:
      if queryText.isEmpty { return .cancelled }
      clear()
    case .cancel: return .cancelled
    case .forgetRecents: forgetRecents()
    case .setTriggeringMode(let mode):
      configuration.searchTriggeringMode = mode
      notice = .triggeringMode(mode)
    }
    return .continues
  }
}

// MARK: - The query

extension PickerState {
  private mutating func setQuery(_ text: String) {
    queryText = text
    if configuration.searchTriggeringMode == .searchAsYouType { search() }
  }

  /// Leaves nothing of the query, whatever the trigger mode.
  private mutating func clear() {
    queryText = ""
    search()
  }

  /// Searches the list for the query as it is typed, unless a search box does.
  private mutating func search() {
    let newQuery = SearchQuery(queryText)
    if hasSearchBox || newQuery == query { return }
    show(.matches(items.searcher.matches(newQuery)), for: newQuery)
  }
}

// MARK: - The cursor

extension PickerState {
  private mutating func moveCursor(to row: Int) {
    guard listing.rowCount > 0 else {
      notice = .nothingToPick
      return
    }
    cursor = min(max(row, 0), listing.rowCount - 1)
    cursorWasMoved = true
  }

  private mutating func moveCursor(by rows: Int) {
    let (sum, overflow) = (cursor ?? 0).addingReportingOverflow(rows)
    moveCursor(to: overflow ? (rows < 0 ? 0 : listing.rowCount - 1) : sum)
  }

  private mutating func moveToNextSection() {
    guard let index = cursor.flatMap(listing.sectionIndex(containing:)) else {
      return moveCursor(to: 0)
    }
    let next = min(index + 1, listing.sections.count - 1)
    moveCursor(to: listing.sections[next].rows.lowerBound)
  }

  private mutating func moveToPreviousSection() {
    guard let row = cursor, let index = listing.sectionIndex(containing: row) else {
      return moveCursor(to: 0)
    }
    let start = listing.sections[index].rows.lowerBound
    let target = row > start ? index : max(index - 1, 0)
    moveCursor(to: listing.sections[target].rows.lowerBound)
  }

  /// Moves to the section of an index label, which may be typed without accents and in any case.
  ///
  /// What is written as the label comes before what only folds to it (Ä is not A where both exist),
  /// and that before a title that only begins so.
  private mutating func jump(to label: String) {
    let wanted = SearchQuery(label).words
    let foldsAlike = { (title: String) in !wanted.isEmpty && SearchQuery(title).words == wanted }
    let beginsAlike = { (title: String) in
      !wanted.isEmpty
        && SearchQuery(title).words.joined(separator: " ").hasPrefix(
          wanted.joined(separator: " "))
    }
    let rules: [(String) -> Bool] = [{ $0 == label }, foldsAlike, beginsAlike]
    for rule in rules {
      if let section = listing.sections.first(where: { rule($0.indexTitle) || rule($0.title) }) {
        return moveCursor(to: section.rows.lowerBound)
      }
      // An empty section of this very label is nearer than a filled one of a similar label.
      if indexTitles.contains(where: rule) {
        notice = .emptySection(label: label)
        return
      }
    }
    notice = .unknownSection(label: label)
  }

  /// Every label that the index strip can show.
  private var indexTitles: [String] {
    [PickerConfiguration.recentsIndexTitle, PickerConfiguration.preferredIndexTitle]
      + items.list.indexTitles
  }
}

// MARK: - Picking

extension PickerState {
  private mutating func pick() -> PickerOutcome {
    if !marked.isEmpty || configuration.requiresMark { return .picked(marked) }
    guard let cursor else {
      if configuration.acceptsQuery, !query.isEmpty, !isLoading { return .picked([]) }
      notice = .nothingToPick
      return .continues
    }
    return pick(row: cursor)
  }

  private mutating func pick(row: Int) -> PickerOutcome {
    guard let position = listing.position(at: row) else {
      let (number, overflow) = row.addingReportingOverflow(1)
      notice = .noSuchRow(overflow ? row : number, count: listing.rowCount)
      return .continues
    }
    return .picked([position])
  }

  private mutating func select(key: String) -> PickerOutcome {
    switch items.searcher.resolve(key: key) {
    case .one(let position):
      return .picked([position])
    case .several(let positions):
      notice = .ambiguousKey(key, positions: positions)
    case .none:
      notice = .unknownKey(key, reason: items.explain(key))
    }
    return .continues
  }

  private mutating func toggleMark() {
    guard let position = currentPosition else {
      notice = .nothingToPick
      return
    }
    if let index = marked.firstIndex(of: position) {
      marked.remove(at: index)
    } else if marked.count < configuration.selectionLimit {
      marked.append(position)
    } else {
      notice = .selectionFull(limit: configuration.selectionLimit)
    }
  }

  private mutating func forgetRecents() {
    notice = .recentsForgotten(count: recents.ids.count)
    let position = currentPosition
    recents.clear()
    guard query.isEmpty else { return }
    showAll()
    cursor = position.flatMap(listing.row(of:))
  }
}
