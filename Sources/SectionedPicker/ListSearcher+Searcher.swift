/// A list in memory answers at once.
extension ListSearcher: Searcher {
  /// Delivers what a query finds, before it returns.
  public func search(for query: String, deliver: @escaping (Matches) -> Void) {
    deliver(matches(SearchQuery(query)))
  }

  /// Does nothing: no search goes on behind the call that began it.
  public func cancel() {}
}
