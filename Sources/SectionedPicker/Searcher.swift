/// Who answers a query: at once, as a list in memory does, or later, as a command does.
///
/// A searcher is called where its ``SearchBox`` is used, and has to call `deliver` there, too. In a
/// program of actors, that is an actor, to which the conformance is isolated:
///
///     @MainActor final class RemoteSearcher: @MainActor Searcher {
///       private var task: Task<Void, Never>?
///
///       func search(for query: String, deliver: @escaping ([String]) -> Void) {
///         task?.cancel()
///         task = Task {
///           let names = await fetchNames(query)
///           if !Task.isCancelled { deliver(names) }
///         }
///       }
///
///       func cancel() { task?.cancel() }
///     }
public protocol Searcher<Answer>: AnyObject {
  /// What an answer holds.
  associatedtype Answer
  /// Begins a search, and calls `deliver` with its answer; not at all where the search is given up.
  ///
  /// A searcher whose answer comes in pieces delivers it again with all that there is. A search that
  /// is begun while another runs takes its place.
  func search(for query: String, deliver: @escaping (Answer) -> Void)
  /// Gives up the search that runs, if any.
  func cancel()
}
