import SectionedPicker

/// Answers queries from the list in memory, whichever that is at the time.
final class ListAnswers<Element>: Searcher {
  /// The searcher over the list there is now.
  var list: ListSearcher<Element>

  /// Answers from a list.
  init(_ list: ListSearcher<Element>) { self.list = list }

  func search(for query: String, deliver: @escaping (PickerAnswer<Element>) -> Void) {
    list.search(for: query) { deliver(.matches($0)) }
  }

  func cancel() { list.cancel() }
}
