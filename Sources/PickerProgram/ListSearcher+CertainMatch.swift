public import SectionedPicker

extension ListSearcher {
  /// The one element that a query can mean: the only exact one, or else the only one found.
  public func certainMatch(_ query: SearchQuery) -> Int? {
    let positions = rankedPositions(query)
    // By the rules that a caller chose, the order is the list's, and what is exact may be anywhere.
    let matches = (rule == .smart ? positions.prefix(2) : positions[...])
      .compactMap { match(at: $0, for: query) }.filter { $0.rank <= .numberBeginning }
    let exact = matches.filter { $0.rank <= .exactName }
    let candidates = exact.isEmpty ? matches : exact
    return candidates.count == 1 ? candidates[0].position : nil
  }
}
