import SectionedPicker

/// What Tab can make of a line.
enum CommandCompletion {
  /// The whole lines that `line` could become: commands, their arguments, or the titles of rows; the
  /// names of fields where no title begins so.
  ///
  /// - Parameters:
  ///   - line: What is typed up to the cursor.
  ///   - state: The picker, for the index labels and the titles.
  ///   - limit: How many are enough.
  /// - Returns: The lines, the best first for titles.
  static func candidates<Element>(
    for line: String, in state: PickerState<Element>, limit: Int = 200
  ) -> [String] {
    guard line.hasPrefix(":") else {
      if asksForField(line, in: state) { return [] }
      let titles = titles(beginning: line, in: state, limit: limit)
      return titles.isEmpty ? fields(endingLine: line, in: state) : titles
    }
    guard let blank = line.firstIndex(where: \.isWhitespace) else {
      return Command.Name.used(state.configuration).map { ":" + $0.rawValue }
        .filter { $0.hasPrefix(line) }
    }
    let name = Command.Name(rawValue: String(line[line.index(after: line.startIndex)..<blank]))
    let argument = line[blank...].drop(while: \.isWhitespace)
    let head = line[..<argument.startIndex]
    return arguments(of: name, beginning: String(argument), in: state, limit: limit)
      .map { head + $0 }
  }

  private static func arguments<Element>(
    of name: Command.Name?, beginning argument: String, in state: PickerState<Element>, limit: Int
  ) -> [String] {
    switch name {
    case .jump:
      state.items.list.indexTitles.filter { $0.lowercased().hasPrefix(argument.lowercased()) }
    case .search: ["type", "submit"].filter { $0.hasPrefix(argument.lowercased()) }
    case .select, .mark, .info: titles(beginning: argument, in: state, limit: limit)
    default: []
    }
  }

  /// Whether part of a line is asked of one field alone, so that no title begins as the line does.
  private static func asksForField<Element>(
    _ line: String, in state: PickerState<Element>
  ) -> Bool {
    let text = " " + line.lowercased()
    return state.items.searcher.fieldNames.contains { text.contains(" \($0.lowercased()):") }
  }

  /// The lines that end in the name of a field and a colon, in the place of their last words.
  private static func fields<Element>(
    endingLine line: String, in state: PickerState<Element>
  ) -> [String] {
    let names = state.items.searcher.fieldNames
    let end = line.suffix(names.map(\.count).max() ?? 0)
    let starts = end.indices.filter {
      !line[$0].isWhitespace && ($0 == line.startIndex || line[line.index(before: $0)].isWhitespace)
    }
    return names.compactMap { name in
      let start = starts.first { name.lowercased().hasPrefix(line[$0...].lowercased()) }
      return start.map { line[..<$0] + name + ":" }
    }
  }

  private static func titles<Element>(
    beginning text: String, in state: PickerState<Element>, limit: Int
  ) -> [String] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return [] }
    return state.items.searcher.ranked(query).lazy
      .filter { $0.rank == .exactName || $0.rank == .nameBeginning }
      .compactMap { state.element(at: $0.position) }
      .map { state.items.content($0, nil).title }
      .prefix(limit).map { $0 }
  }
}
