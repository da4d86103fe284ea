import SectionedPicker

extension LiveSession {
  /// Takes what has come; the list is made anew as often as its size lets it be done without haste.
  func takeFeed() {
    guard let feed, end == nil else { return }
    feedIsPending = true
    if !feed.read() {
      self.feed = nil
      interpreter.state.isLoading = false
    }
    growList(from: feed)
    if self.feed == nil, picksAnswer, end == nil {
      picksAnswer = false
      message = nil
      perform(.pick)
    }
  }

  /// When a list that is out of date is to be made anew, in milliseconds from now; nil if it is not.
  var feedDelay: Int? { feedIsPending ? max(0, nextGrowth - Terminal.now) : nil }

  /// Makes the list anew if it is out of date and it is time to.
  private func growList(from feed: ItemFeed<Element>) {
    let start = Terminal.now
    guard feedIsPending, self.feed == nil || start >= nextGrowth else { return }
    feedIsPending = false
    let (items, place) = feed.items()
    interpreter.state.growItems(items, place: place)
    pickerScreen.measure(interpreter.state)
    needsDrawing = true
    if self.feed == nil, items.list.elements.isEmpty { end = .nothingToPick }
    let now = Terminal.now
    nextGrowth = now + max(Self.shortestPause, 4 * (now - start))
  }

  /// So many milliseconds at least lie between two lists.
  private static var shortestPause: Int { 50 }
}
