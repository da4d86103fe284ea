extension FrameRenderer {
  /// Draws one row of the list.
  func draw(_ row: RowContent, by layout: RowLayout, in line: inout FrameLine) {
    let isCurrent = row.marks.contains(.current)
    if layout.showsSigns {
      if isCurrent { line.add(theme.currentSign, at: 0, style: theme.mark) }
      if row.marks.contains(.picked) { line.add(theme.pickedSign, at: 1, style: theme.mark) }
    }
    if layout.numberWidth > 0, let number = row.number.map({ VisibleText(safe: String($0)) }) {
      let end = (layout.showsSigns ? 2 : 0) + layout.numberWidth
      line.add(number, at: end - number.width, style: theme.secondary)
    }
    if let column = layout.leadingColumn {
      line.add(row.leading.truncated(to: 2), at: column)
    }
    let isSelected = row.marks.contains(.selected)
    let isMirrored = theme.isolatesText && row.title.hasRightToLeftLetters
    let end = drawTitle(
      of: row, at: layout.titleColumn, end: layout.titleEnd - (isSelected ? 2 : 0), in: &line)
    if isSelected, layout.titleEnd - 1 > end {
      line.add(theme.selectedSign, at: layout.titleEnd - 1, style: theme.mark)
    }
    for (index, (column, text)) in zip(layout.trailing, row.trailing).enumerated() {
      var text = text.truncated(to: column.width)
      let start = column.isRightAligned ? column.start + column.width - text.width : column.start
      if isMirrored { text = text.isolated(leftToRight: true) }
      line.add(text, at: start, style: index == 0 ? theme.primary : theme.secondary)
    }
  }

  /// Draws title and reason, and gives the cell after them.
  private func drawTitle(
    of row: RowContent, at column: Int, end: Int, in line: inout FrameLine
  ) -> Int {
    var title = row.title.truncated(to: end - column)
    let after = column + title.width
    if theme.isolatesText, title.hasRightToLeftLetters { title = title.isolated() }
    line.add(
      title, at: column, style: row.marks.contains(.current) ? theme.current : .plain,
      highlight: theme.highlight)
    // A blank, two brackets, and enough between them to be worth it.
    let room = end - after - 3
    guard let reason = row.reason, !reason.isEmpty, room >= min(reason.width, 6) else {
      return after
    }
    let bracketed = reason.truncated(to: room).bracketed()
    line.add(bracketed, at: after + 1, style: theme.reason, highlight: theme.highlight)
    return after + 1 + bracketed.width
  }
}

extension VisibleText {
  /// The text between brackets.
  fileprivate func bracketed() -> VisibleText {
    var result = self
    result.text = "(" + text + ")"
    result.width += 2
    result.highlights = highlights.map { $0.lowerBound + 1..<$0.upperBound + 1 }
    return result
  }
}
