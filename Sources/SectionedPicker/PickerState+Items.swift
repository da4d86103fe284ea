extension PickerState {
  /// Puts other items in the place of those there are, such as the same ones in another language.
  ///
  /// Everything that points at an element goes on doing so by the element's identity: the cursor,
  /// marks, what is preferred, the current value. The query is searched for anew.
  public mutating func replaceItems(_ newItems: PickerItems<Element>) {
    let current = currentPosition
    let place = adopt(newItems)
    searchAnew()
    if let row = current.flatMap(place).flatMap(listing.row(of:)) { cursor = row }
  }

  /// Puts other items in the place of those there are.
  ///
  /// - Returns: The place in them of what is pointed at, by its position before.
  mutating func adopt(_ newItems: PickerItems<Element>) -> (Int) -> Int? {
    let pointers = ([currentPosition, selected].compactMap(\.self) + marked + preferred)
      .filter(items.list.elements.indices.contains)
    let ids = pointers.map { items.id(items.list.elements[$0]) }
    var placesByID: [String: Int] = [:]
    for place in newItems.positions(of: Array(Set(ids))) {
      placesByID[newItems.id(newItems.list.elements[place])] = place
    }
    let places = Dictionary(
      zip(pointers, ids.map { placesByID[$0] }), uniquingKeysWith: { first, _ in first })
    let place = { (position: Int) in places[position] ?? nil }
    adopt(newItems, place: place)
    return place
  }

  /// Puts a list that has grown in the place of the one there is.
  ///
  /// A cursor that a person has moved, or a query has put on an element, stays on it; one that is at
  /// the top of the whole list stays there.
  ///
  /// - Parameters:
  ///   - newItems: The items so far.
  ///   - place: The position in them of each position of the items there are.
  public mutating func growItems(
    _ newItems: PickerItems<Element>, place: (Int) -> Int?
  ) {
    let current = cursorWasMoved ? currentPosition.flatMap(place) : nil
    let said = notice
    adopt(newItems, place: place)
    searchAnew()
    notice = notice ?? said
    if let row = current.flatMap(listing.row(of:)) { cursor = row }
  }

  private mutating func adopt(_ newItems: PickerItems<Element>, place: (Int) -> Int?) {
    marked = marked.compactMap(place)
    preferred = preferred.compactMap(place)
    selected = selected.flatMap(place)
    items = newItems
    notice = nil
  }

  private mutating func searchAnew() { showMatches(items.searcher.matches(query), for: query) }
}
