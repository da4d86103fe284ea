import SectionedPicker

extension CommandInterpreter {
  /// Marks rows, or takes their marks away; where one of them is not there, none.
  mutating func mark(_ selections: [Command.Selection]) -> CommandReply {
    guard state.configuration.selectionLimit > 1 else {
      return CommandReply(message: "only one can be picked here", isError: true)
    }
    var rows: [Int] = []
    for selection in selections {
      switch row(of: selection) {
      case .success(let row): rows.append(row)
      case .failure(let refusal): return CommandReply(message: refusal.sentence, isError: true)
      }
    }
    for row in rows {
      _ = state.apply(.moveCursorTo(row: row))
      _ = state.apply(.toggleMark)
      if state.notice?.isRefusal == true {
        return CommandReply(message: state.noticeText, isError: true)
      }
    }
    return CommandReply(message: "\(state.marked.count) marked")
  }

  private struct Refusal: Error {
    let sentence: String
  }

  /// The row that is meant, among those that are shown.
  private func row(of selection: Command.Selection) -> Result<Int, Refusal> {
    switch selection {
    case .current:
      return state.cursor.map(Result.success)
        ?? .failure(Refusal(sentence: "there is no current row"))
    case .number(let number):
      if (1...max(1, state.listing.rowCount)).contains(number), state.listing.rowCount > 0 {
        return .success(number - 1)
      }
      return .failure(Refusal(sentence: "there is no row \(number)"))
    case .key(let key):
      switch state.items.searcher.resolve(key: key) {
      case .one(let position):
        let hidden = Refusal(sentence: "“\(key)” is not shown; “:clear” shows everything")
        return state.listing.row(of: position).map(Result.success) ?? .failure(hidden)
      case .several(let positions):
        let names = state.names(of: positions)
        return .failure(Refusal(sentence: "“\(key)” names \(positions.count): \(names)"))
      case .none:
        let unknown = "nothing here is called “\(key)”"
        return .failure(Refusal(sentence: state.items.explain(key) ?? unknown))
      }
    }
  }
}
