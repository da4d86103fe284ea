import SectionedPicker

/// Answers queries from the list in memory, whichever that is at the time.
final class ListAnswers<Element>: Searcher {
  /// The searcher over the list there is now.
  var searcher: ListSearcher<Element>

  /// Answers from a list.
  init(_ searcher: ListSearcher<Element>) { self.searcher = searcher }

  func search(for query: String, deliver: @escaping (PickerAnswer<Element>) -> Void) {
    searcher.search(for: query) { deliver(.matches($0)) }
  }

  func cancel() { searcher.cancel() }
}
