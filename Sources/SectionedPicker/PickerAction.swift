/// What a person or a script can do to a picker.
public enum PickerAction: Hashable, Sendable {
  /// Changes the query's text; searches for it if the trigger mode is to search as one types, and no
  /// search box does.
  case setQuery(String)
  /// Searches for the query as it stands.
  case submitQuery
  /// Moves the cursor by rows; negative is up. Stops at the ends.
  case moveCursor(by: Int)
  /// Moves the cursor to a row, counted from 0.
  case moveCursorTo(row: Int)
  /// Moves the cursor to the first row.
  case moveToFirst
  /// Moves the cursor to the last row.
  case moveToLast
  /// Moves the cursor to the first row of the next section.
  case nextSection
  /// Moves the cursor to the first row of its section, or of the one before if it is there already.
  case previousSection
  /// Moves the cursor to the first row of the section with this index label.
  case jump(String)
  /// Picks the row under the cursor, or what is marked where several may be picked.
  case pick
  /// Picks a row, counted from 0.
  case pickRow(Int)
  /// Picks the one element that a key names: a code, a name or an alias.
  case select(key: String)
  /// Marks the row under the cursor, or takes its mark away.
  case toggleMark
  /// Clears the query and keeps editing.
  case clear
  /// Clears the query; if there is none, leaves without a pick.
  case clearOrCancel
  /// Leaves without a pick.
  case cancel
  /// Forgets what was picked last.
  case forgetRecents
  /// Changes when a query is searched for.
  case setTriggeringMode(SearchTriggeringMode)

  /// Whether it moves the cursor.
  public var movesCursor: Bool {
    switch self {
    case .moveCursor, .moveCursorTo, .moveToFirst, .moveToLast, .nextSection, .previousSection,
      .jump:
      true
    default: false
    }
  }
}

/// Where an action leads.
public enum PickerOutcome: Hashable, Sendable {
  /// The picker goes on.
  case continues
  /// The elements at these positions were picked; none only where a mark is required, or where the
  /// query itself is picked.
  case picked([Int])
  /// The picker was left without a pick.
  case cancelled
}

/// Something to tell the person, as a fact.
public enum PickerNotice: Hashable, Sendable {
  /// The index has a label, but nothing is under it now.
  case emptySection(label: String)
  /// The index has no such label.
  case unknownSection(label: String)
  /// A key names nothing; the reason is what the list has to say of it.
  case unknownKey(String, reason: String?)
  /// A key names the elements at several positions.
  case ambiguousKey(String, positions: [Int])
  /// There is no row of this number, counted from 1.
  case noSuchRow(Int, count: Int)
  /// There is nothing to pick.
  case nothingToPick
  /// No more elements can be marked.
  case selectionFull(limit: Int)
  /// What was picked last is forgotten.
  case recentsForgotten(count: Int)
  /// Queries are searched for at other times from now on.
  case triggeringMode(SearchTriggeringMode)
  /// What the searcher says of the query, such as why a number belongs to no element.
  case searcher(String)
  /// Why the query could not be searched for.
  case searchFailed(String)
}
