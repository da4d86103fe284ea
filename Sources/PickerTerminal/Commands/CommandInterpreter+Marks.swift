import SectionedPicker

extension CommandInterpreter {
  /// Marks rows, or takes their marks away; where one of them is not there, none.
  mutating func mark(_ selections: [Command.Selection]) -> CommandReply {
    guard state.configuration.selectionLimit > 1 else {
      return .refused("only one can be picked here")
    }
    var rows: [Int] = []
    do throws(CommandRefusal) {
      for selection in selections { rows.append(try row(of: selection)) }
    } catch {
      return .refused(error.message)
    }
    for row in rows {
      _ = state.apply(.moveCursorTo(row: row))
      _ = state.apply(.toggleMark)
      if state.notice?.isRefusal == true { return .refused(state.noticeText) }
    }
    return CommandReply(message: "\(state.marked.count) marked")
  }

  /// The row that is meant, among those that are shown.
  private func row(of selection: Command.Selection) throws(CommandRefusal) -> Int {
    switch selection {
    case .current:
      if let row = state.cursor { return row }
      throw CommandRefusal(message: "there is no current row")
    case .number(let number):
      let count = state.listing.rowCount
      if number >= 1, number <= count { return number - 1 }
      throw refusal(.noSuchRow(number, count: count))
    case .key(let key):
      switch state.items.searcher.resolve(key: key) {
      case .one(let position):
        if let row = state.listing.row(of: position) { return row }
        throw CommandRefusal(message: "“\(key)” is not shown; “:clear” shows everything")
      case .several(let positions):
        throw refusal(.ambiguousKey(key, positions: positions))
      case .none:
        throw refusal(.unknownKey(key, reason: state.items.explain(key)))
      }
    }
  }

  private func refusal(_ notice: PickerNotice) -> CommandRefusal {
    CommandRefusal(message: state.text(of: notice))
  }
}
