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
    self.searchTriggeringMode = searchTriggeringMode
    self.transform = transform
  }

  /// Takes queries from `controller`, which is shown the query there is and searched for it.
  public func connect(_ controller: any QueryInputController) {
    disconnect()
    self.controller = controller
    controller.setQuery(transform.toShown(query))
    controller.onQueryChanged = { [weak self] in self?.textChanged($0) }
    controller.onQuerySubmitted = { [weak self] in self?.textSubmitted($0) }
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

  /// Sets the query from outside: it is shown, and searched for unless it is the one there is.
  public func setQuery(_ newQuery: String) {
    guard newQuery != query else { return }
    query = newQuery
    controller?.setQuery(transform.toShown(newQuery))
    search()
  }

  private func textChanged(_ text: String) {
    let newQuery = transform.toQuery(text)
    let shown = transform.toShown(newQuery)
    if shown != text { controller?.setQuery(shown) }
    guard newQuery != query else { return }
    query = newQuery
    if searchTriggeringMode == .searchAsYouType { search() }
  }

  private func textSubmitted(_ text: String) {
    query = transform.toQuery(text)
    search()
  }

  private func search() {
    generation += 1
    let asked = (generation: generation, query: query)
    searcher.search(for: query) { [weak self] answer in
      guard let self, self.generation == asked.generation else { return }
      self.onAnswer?(asked.query, answer)
    }
  }
}
