/// Joins where a query is typed to who answers it.
///
///     controller ── onQueryChanged ──▶ SearchBox ── search(for:) ──▶ searcher
///                ◀── setQuery ───────            ◀── answer ───────
///
/// Each change is searched for once, or each submission, as the trigger mode says. The newest query
/// wins: an answer to an older one is dropped, whenever it comes.
public final class SearchBox<Answer> {
  /// When a query is searched for.
  public var searchTriggeringMode: SearchTriggeringMode
  /// Called with each answer to the newest query.
  public var onAnswer: ((_ query: String, _ answer: Answer) -> Void)?
  /// The query as it is searched for.
  public private(set) var query: String

  private let searcher: any Searcher<Answer>
  private let transform: QueryTransform
  private var controller: (any QueryInputController)?
  /// The query that was searched for last, or is when a controller is connected.
  private var searchedQuery: String
  /// Counts the searches, so that an answer can be told from that of a newer search.
  private var generation = 0

  /// Creates a search box.
  ///
  /// - Parameters:
  ///   - searcher: Who answers.
  ///   - query: A query to begin with.
  ///   - searchTriggeringMode: When a query is searched for.
  ///   - transform: The changes between what is shown and what is searched for.
  public init(
    searcher: any Searcher<Answer>, query: String = "",
    searchTriggeringMode: SearchTriggeringMode = .searchAsYouType,
    transform: QueryTransform = .identity
  ) {
    self.searcher = searcher
    self.query = query
    searchedQuery = query
    self.searchTriggeringMode = searchTriggeringMode
    self.transform = transform
  }

  /// Takes queries from `controller`, which is shown the query there is and searched for it.
  public func connect(_ controller: any QueryInputController) {
    disconnect()
    self.controller = controller
    controller.setQuery(transform.toShown(query))
    controller.onQueryChanged = { [weak self, weak controller] in
      self?.take($0, from: controller, isSubmitted: false)
    }
    controller.onQuerySubmitted = { [weak self, weak controller] in
      self?.take($0, from: controller, isSubmitted: true)
    }
    search()
  }

  /// Takes no more queries, and delivers no more answers.
  ///
  /// Nothing is searched for.
  public func disconnect() {
    controller?.onQueryChanged = nil
    controller?.onQuerySubmitted = nil
    controller = nil
    generation += 1
    searcher.cancel()
  }

  /// Sets the query from outside: it is shown, and searched for unless it was searched for last.
  public func setQuery(_ newQuery: String) {
    guard newQuery != query || newQuery != searchedQuery else { return }
    query = newQuery
    controller?.setQuery(transform.toShown(newQuery))
    search()
  }

  private func take(_ text: String, from sender: (any QueryInputController)?, isSubmitted: Bool) {
    // Whoever was disconnected may have kept what it was to call.
    guard let sender, sender === controller else { return }
    query = transform.toQuery(text)
    let shown = transform.toShown(query)
    if shown != text { sender.setQuery(shown) }
    let isDue = searchTriggeringMode == .searchAsYouType && query != searchedQuery
    if isSubmitted || isDue { search() }
  }

  private func search() {
    generation += 1
    searchedQuery = query
    let asked = (generation: generation, query: query)
    searcher.search(for: query) { [weak self] answer in
      guard let self, self.generation == asked.generation else { return }
      self.onAnswer?(asked.query, answer)
    }
  }
}
