/// A picker as a value: what is typed, what is shown, where the cursor is.
///
/// It knows no terminal. Every change goes through ``apply(_:)``; whatever is drawn is made from a
/// state and from nothing else.
public struct PickerState<Element> {
  /// What is picked from.
  public internal(set) var items: PickerItems<Element>
  /// The texts and limits.
  public internal(set) var configuration: PickerConfiguration
  /// The query's text as it was typed, blanks included.
  public internal(set) var queryText = ""
  /// The query that was searched for last, which `listing` shows.
  public internal(set) var query = SearchQuery("")
  /// The rows that are shown.
  public internal(set) var listing: Listing
  /// The row under the cursor; nil where no row is shown.
  public internal(set) var cursor: Int?
  /// What to tell the person about the last action.
  public internal(set) var notice: PickerNotice?
  /// Whether only misspellings of the query were found.
  public internal(set) var isGuess = false
  /// What was picked last before the picker opened.
  ///
  /// A pick ends a picker, and is not recorded here: whoever keeps recents records it in a copy.
  public internal(set) var recents: Recents
  /// The positions that are marked, in the order of marking.
  public internal(set) var marked: [Int] = []
  /// The position of the current value, which is shown with a check mark.
  public internal(set) var selected: Int?
  /// Whether more items may come.
  public var isLoading = false
  /// Whether a ``SearchBox`` brings the answers to queries, for ``show(_:for:)``.
  ///
  /// If none does, the list is searched as the query changes. If one does, what is typed goes to
  /// both: to ``apply(_:)``, which keeps the text, and to ``QueryInputController/onQueryChanged``.
  public var hasSearchBox = false

  var preferred: [Int]
  /// Whether the cursor was put where it is by a person, and not by a search.
  public internal(set) var cursorWasMoved = false

  /// Creates the state in which a picker opens.
  ///
  /// The cursor starts on the current value; if there is none, on `initial`, then on what was picked
  /// last, and else on `home`.
  ///
  /// - Parameters:
  ///   - items: What is picked from.
  ///   - configuration: The texts and limits.
  ///   - recents: What was picked last; identities that are not in the list are passed over.
  ///   - preferred: Positions shown on top, in this order.
  ///   - selected: The position of the current value.
  ///   - initial: The position that was asked for to start on.
  ///   - home: The position to start on where nothing else says so.
  public init(
    items: PickerItems<Element>, configuration: PickerConfiguration = PickerConfiguration(),
    recents: Recents = Recents(), preferred: [Int] = [], selected: Int? = nil, initial: Int? = nil,
    home: Int? = nil
  ) {
    self.items = items
    self.configuration = configuration
    self.recents =
      configuration.recentsLimit.map { Recents(ids: recents.ids, limit: min($0, recents.limit)) }
      ?? recents
    self.preferred = preferred
    self.selected = selected
    listing = Listing(all: items.list, pins: [])
    showAll()
    cursor = listing.rowCount > 0 ? 0 : nil
    let hasRecents = listing.sections.first?.title == configuration.recentsTitle
    if let position = selected ?? initial ?? (hasRecents ? nil : home) {
      cursor = listing.row(of: position) ?? cursor
    }
  }

  /// The position of the element under the cursor.
  public var currentPosition: Int? { cursor.flatMap(listing.position(at:)) }

  /// The elements that are marked, in the order of marking.
  public var markedElements: [Element] { marked.compactMap(element(at:)) }

  /// The element at a position of the list, or nil where there is none.
  public func element(at position: Int) -> Element? {
    items.list.elements.indices.contains(position) ? items.list.elements[position] : nil
  }

  /// What the row says, with what the query matched in it; nil where there is no such row.
  public func content(ofRow row: Int) -> RowText? {
    guard let position = listing.position(at: row), let element = element(at: position) else {
      return nil
    }
    let match = query.isEmpty ? nil : items.searcher.match(at: position, for: query)
    return items.content(element, match)
  }

  /// How many elements were found, in a sentence; nil while there is no query.
  public var foundText: String? {
    if items.list.elements.isEmpty {
      if isLoading { return configuration.loadingText }
      if query.isEmpty || !hasSearchBox { return configuration.emptyText }
    }
    guard !query.isEmpty else { return nil }
    return configuration.foundText(
      count: listing.elementCount, query: query.text, isGuess: isGuess)
  }

  /// Shows the whole list, with recents and what is preferred on top.
  mutating func showAll() {
    var pins: [Listing.Pin] = []
    let recent = items.positions(of: recents.ids)
    pins.append(
      Listing.Pin(
        title: configuration.recentsTitle, indexTitle: PickerConfiguration.recentsIndexTitle,
        positions: recent))
    pins.append(
      Listing.Pin(
        title: configuration.preferredTitle, indexTitle: PickerConfiguration.preferredIndexTitle,
        positions: preferred.filter { !recent.contains($0) }))
    listing = Listing(all: items.list, pins: pins)
    isGuess = false
  }
}
