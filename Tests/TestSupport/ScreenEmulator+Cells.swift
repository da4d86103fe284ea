extension ScreenEmulator {
  mutating func print(_ scalar: Unicode.Scalar) {
    let width = self.width(scalar)
    guard width > 0 else {
      attach(scalar)
      return
    }
    if wrapsNext {
      cursorColumn = 0
      lineFeed()
    }
    if cursorColumn + width > columns {
      if modes.contains(7), columns >= width {
        cursorColumn = 0
        lineFeed()
      } else {
        cursorColumn = max(0, columns - width)
      }
    }
    for column in cursorColumn..<min(cursorColumn + width, columns) { separate(column) }
    cells[cursorRow][cursorColumn] = Cell(text: String(scalar), style: style)
    for column in cursorColumn + 1..<max(cursorColumn + 1, min(cursorColumn + width, columns)) {
      cells[cursorRow][column] = Cell(text: "", style: style)
    }
    if cursorColumn + width >= columns {
      cursorColumn = columns - 1
      wrapsNext = modes.contains(7)
    } else {
      cursorColumn += width
    }
  }

  /// Adds a mark to the character before the cursor.
  private mutating func attach(_ scalar: Unicode.Scalar) {
    let isAtEdge = wrapsNext || (cursorColumn == columns - 1 && !modes.contains(7))
    var column = isAtEdge ? cursorColumn : cursorColumn - 1
    while column > 0, cells[cursorRow][column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[cursorRow][column].text.unicodeScalars.append(scalar)
  }

  /// Blanks the other half of a wide character that is about to lose one.
  private mutating func separate(_ column: Int) {
    guard cells[cursorRow].indices.contains(column) else { return }
    if cells[cursorRow][column].text.isEmpty {
      var start = column
      while start > 0, cells[cursorRow][start].text.isEmpty { start -= 1 }
      for index in start..<column { cells[cursorRow][index].text = " " }
    }
    var next = column + 1
    while next < columns, cells[cursorRow][next].text.isEmpty {
      cells[cursorRow][next].text = " "
      next += 1
    }
  }

  mutating func moveTo(row: Int? = nil, column: Int? = nil) {
    if let row { cursorRow = min(max(row, 0), rows - 1) }
    if let column { cursorColumn = min(max(column, 0), columns - 1) }
    wrapsNext = false
  }

  mutating func restoreCursor(_ cursor: SavedCursor) {
    moveTo(row: cursor.row, column: cursor.column)
    style = cursor.style
  }

  mutating func lineFeed() {
    wrapsNext = false
    if cursorRow == margins.upperBound {
      scrollUp()
    } else {
      cursorRow = min(cursorRow + 1, rows - 1)
    }
  }

  mutating func scrollUp() {
    let line = cells.remove(at: margins.lowerBound)
    if margins.lowerBound == 0, mainScreen == nil { scrollback.append(Self.text(line)) }
    cells.insert(blankLine, at: margins.upperBound)
  }

  mutating func scrollDown(_ count: Int) {
    shiftLines(from: margins.lowerBound, by: count)
  }

  /// Moves the lines from `row` to the end of the margins down, or up if `count` is negative.
  mutating func shiftLines(from row: Int, by count: Int) {
    guard margins.contains(row) else { return }
    for _ in 0..<min(abs(count), rows) {
      cells.remove(at: count > 0 ? margins.upperBound : row)
      cells.insert(blankLine, at: count > 0 ? row : margins.upperBound)
    }
  }

  mutating func erase(_ range: Range<Int>, in row: Int) {
    var cell = Cell()
    cell.style.background = style.background
    for column in range { cells[row][column] = cell }
  }

  mutating func eraseLine(_ mode: Int) {
    separate(cursorColumn)
    switch mode {
    case 0: erase(cursorColumn..<columns, in: cursorRow)
    case 1: erase(0..<cursorColumn + 1, in: cursorRow)
    default: erase(0..<columns, in: cursorRow)
    }
    wrapsNext = false
  }

  mutating func eraseDisplay(_ mode: Int) {
    switch mode {
    case 0:
      eraseLine(0)
      for row in cursorRow + 1..<max(cursorRow + 1, rows) { erase(0..<columns, in: row) }
    case 1:
      eraseLine(1)
      for row in 0..<cursorRow { erase(0..<columns, in: row) }
    case 3: scrollback = []
    default: for row in 0..<rows { erase(0..<columns, in: row) }
    }
  }

  mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    cells[cursorRow].insert(
      contentsOf: Array(repeating: Cell(), count: count), at: cursorColumn)
    cells[cursorRow].removeLast(count)
  }

  mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    cells[cursorRow].removeSubrange(cursorColumn..<cursorColumn + count)
    cells[cursorRow].append(contentsOf: Array(repeating: Cell(), count: count))
  }

  private var blankLine: [Cell] { Array(repeating: Cell(), count: columns) }
}
