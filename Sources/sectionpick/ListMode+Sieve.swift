import ItemInput
import PickerOptions
import PickerProgram
import SectionedPicker

extension ListMode {
  /// Filters those items alone that may match, where the bytes of the input tell which these are.
  ///
  /// - Returns: The status; nil where that is not enough to know what the query finds.
  func filterThroughSieve() throws(ProgramError) -> ExitStatus? {
    guard case .filter(let text) = options.mode, options.searchesLabelsAlone else { return nil }
    let query = SearchQuery(text)
    for place in TextSieve.Place.allCases {
      guard let sieve = TextSieve(query, at: place), let items = items(through: sieve) else {
        return nil
      }
      guard let rank = items.searcher.bestRank(query) else { continue }
      // Insides of words count only where no word begins so, and guesses only where nothing else is.
      if rank < .translation || place == .anywhere && rank == .infix {
        try source.check(options)
        return try print(items.searcher.rankedPositions(query), of: items, query: query.text)
      }
    }
    return nil
  }

  /// The items that a sieve lets through; nil where items are not written as they are read.
  private func items(through sieve: TextSieve) -> PickerItems<UInt32>? {
    if source.linesAreDeferred {
      source.takeLines(with: sieve.firstPlace(in:from:))
      return ItemList(source.table, options).items
    }
    guard source.format == .csv || source.format == .tsv else { return nil }
    let passed = source.table.items(with: sieve.firstPlace(in:from:))
    return ItemList(source.table, options, only: passed).items
  }
}

extension PickerOptions {
  /// Whether items are filtered by their labels, as these stand in the input, and by nothing else.
  var searchesLabelsAlone: Bool {
    guard case .filter = mode else { return false }
    return labelField == nil && searchFields.isEmpty && idField == nil && sectionField == nil
      && matchRule == .smart && only.isEmpty && exclude.isEmpty && !ansi && !stripANSI
      && maxItems == nil
  }
}
