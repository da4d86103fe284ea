extension ScreenEmulator {
  mutating func apply(_ event: ControlParser.Event) {
    switch event {
    case .print(let scalar): print(scalar)
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .sequence(let marks, let parameters, let final):
      sequence(marks: marks, Parameters(values: parameters), final: final)
    case .command(let text): commands.append(text)
    case .unrecognized(let text): unrecognized.append(text)
    }
  }

  /// The parameters of a control sequence, with the default where one is missing.
  struct Parameters {
    let values: [Int?]

    func callAsFunction(_ index: Int, default value: Int = 1) -> Int {
      guard values.indices.contains(index), let given = values[index] else { return value }
      return given == 0 ? value : given
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08:
      cursorColumn = max(0, cursorColumn - 1)
      wrapsNext = false
    case 0x09: cursorColumn = min(columns - 1, (cursorColumn / 8 + 1) * 8)
    case 0x0A...0x0C: lineFeed()
    case 0x0D:
      cursorColumn = 0
      wrapsNext = false
    case 0x00: break
    default: unrecognized.append("control \(byte)")
    }
  }

  private mutating func escape(_ text: String) {
    switch text {
    case "7": saved = SavedCursor(row: cursorRow, column: cursorColumn, style: style)
    case "8": restoreCursor(saved)
    case "D": lineFeed()
    case "E":
      cursorColumn = 0
      lineFeed()
    case "M":
      if cursorRow == margins.lowerBound { scrollDown(1) } else { moveTo(row: cursorRow - 1) }
    case "c": self = ScreenEmulator(rows: rows, columns: columns, width: width)
    case ">", "=", "(B", "\\": break
    default: unrecognized.append("\\e\(text)")
    }
  }

  private mutating func sequence(marks: String, _ parameter: Parameters, final: Character) {
    switch (marks, final) {
    case ("", "A"): moveTo(row: cursorRow - parameter(0))
    case ("", "B"): moveTo(row: cursorRow + parameter(0))
    case ("", "C"): moveTo(column: cursorColumn + parameter(0))
    case ("", "D"): moveTo(column: cursorColumn - parameter(0))
    case ("", "E"): moveTo(row: cursorRow + parameter(0), column: 0)
    case ("", "F"): moveTo(row: cursorRow - parameter(0), column: 0)
    case ("", "G"), ("", "`"): moveTo(column: parameter(0) - 1)
    case ("", "d"): moveTo(row: parameter(0) - 1)
    case ("", "H"), ("", "f"): moveTo(row: parameter(0) - 1, column: parameter(1) - 1)
    case ("", "J"): eraseDisplay(parameter(0, default: 0))
    case ("", "K"): eraseLine(parameter(0, default: 0))
    case ("", "X"): erase(cursorColumn..<min(columns, cursorColumn + parameter(0)), in: cursorRow)
    case ("", "@"): insertCells(parameter(0))
    case ("", "P"): deleteCells(parameter(0))
    case ("", "L"): shiftLines(from: cursorRow, by: parameter(0))
    case ("", "M"): shiftLines(from: cursorRow, by: -parameter(0))
    case ("", "S"): (0..<min(parameter(0), rows)).forEach { _ in scrollUp() }
    case ("", "T"): scrollDown(parameter(0))
    case ("", "r"):
      let top = min(parameter(0), rows) - 1
      let bottom = min(parameter(1, default: rows), rows) - 1
      margins = top < bottom ? top...bottom : 0...rows - 1
      moveTo(row: 0, column: 0)
    case ("", "s"): saved = SavedCursor(row: cursorRow, column: cursorColumn, style: style)
    case ("", "u"): restoreCursor(saved)
    case ("", "m"): setStyle(parameter.values)
    case ("", "n") where parameter(0) == 6:
      responses.append(contentsOf: "\u{1B}[\(cursorRow + 1);\(cursorColumn + 1)R".utf8)
    case ("", "c"): responses.append(contentsOf: "\u{1B}[?62;22c".utf8)
    case ("?", "h"), ("?", "l"):
      for mode in parameter.values.compactMap({ $0 }) { setMode(mode, isOn: final == "h") }
    default:
      let values = parameter.values.map { $0.map(String.init) ?? "" }.joined(separator: ";")
      unrecognized.append("\\e[\(marks)\(values)\(final)")
    }
  }

  private mutating func setMode(_ mode: Int, isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    guard mode == 1049 || mode == 1047 else { return }
    if isOn, mainScreen == nil {
      mainScreen = (cells, SavedCursor(row: cursorRow, column: cursorColumn, style: style))
      cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    } else if !isOn, let main = mainScreen {
      let (rows, columns) = (rows, columns)
      mainScreen = nil
      cells = main.cells
      (self.rows, self.columns) = (cells.count, cells.first?.count ?? columns)
      restoreCursor(main.cursor)
      resize(rows: rows, columns: columns)
    }
  }

  private mutating func setStyle(_ values: [Int?]) {
    var rest = values.isEmpty ? [0] : values.map { $0 ?? 0 }
    while !rest.isEmpty {
      let value = rest.removeFirst()
      switch value {
      case 0: style = Style()
      case 1: style.bold = true
      case 2: style.dim = true
      case 4: style.underline = true
      case 7: style.reverse = true
      case 22: (style.bold, style.dim) = (false, false)
      case 24: style.underline = false
      case 27: style.reverse = false
      case 30...37, 90...97: style.foreground = String(value)
      case 40...47, 100...107: style.background = String(value)
      case 38, 48:
        let count = rest.first == 5 ? 2 : rest.first == 2 ? 4 : 0
        let color = ([value] + rest.prefix(count)).map(String.init).joined(separator: ";")
        if value == 38 { style.foreground = color } else { style.background = color }
        rest.removeFirst(min(count, rest.count))
      case 39: style.foreground = nil
      case 49: style.background = nil
      default: unrecognized.append("\\e[\(value)m")
      }
    }
  }
}
