/// Turns one frame on the terminal into the next, with as few bytes as that takes.
///
/// Only rows that differ are written, after those that have scrolled were moved by the terminal, for
/// which the region has to reach down to the end of the screen. Rows are reached by relative moves, so that it does not matter
/// where on the screen it begins, and columns absolutely, so that text which the terminal draws
/// at another width than expected moves nothing. While a frame is drawn the terminal does not wrap
/// and shows no cursor, and where it can, it shows the frame at once.
struct FrameDiff {
  private var output: [UInt8] = []
  private var row: Int
  /// The column of the terminal's cursor; nil where terminals disagree.
  private var column: Int?
  private var style = Style.plain
  private let lastColumn: Int

  private init(row: Int, columns: Int) {
    self.row = row
    lastColumn = columns - 1
  }

  /// What to write for `new` to be shown where `old` is.
  ///
  /// - Parameters:
  ///   - old: what the terminal shows, its cursor where that frame has it; nil for a region just
  ///     opened, whose cursor is on its first row. A frame of another size counts as nil.
  ///   - new: what it is to show.
  /// - Returns: the bytes of a single write; none where nothing differs.
  static func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
    let old = old?.size == new.size ? old : nil
    if old == new { return [] }
    let start = FrameDiff(row: old?.cursorRow ?? 0, columns: new.size.columns)
    let redrawn = start.drawing(new, over: old?.lines, after: nil)
    guard let old, redrawn.output.count > worthScrolling,
      let scroll = FrameScroll(from: old.lines, to: new.lines)
    else { return redrawn.output }
    let scrolled = start.drawing(new, over: scroll.applied(to: old.lines), after: scroll)
    return scrolled.output.count < redrawn.output.count ? scrolled.output : redrawn.output
  }

  /// Fewer bytes than these are not worth a look for fewer still.
  private static let worthScrolling = 200

  private func drawing(
    _ new: Frame, over old: [FrameLine]?, after scroll: FrameScroll?
  ) -> FrameDiff {
    var diff = self
    let changed = new.lines.indices.filter { old?[$0] != new.lines[$0] }
    guard !changed.isEmpty || scroll != nil else {
      diff.moveCursor(to: new)
      return diff
    }
    diff.output.append(.mode(.synchronizedOutput, true))
    diff.output.append(.mode(.cursor, false))
    diff.output.append(.mode(.autowrap, false))
    if let scroll {
      diff.move(to: scroll.top)
      diff.output.append(scroll.control)
      diff.column = nil
    }
    for row in changed {
      diff.setStyle(.plain)
      diff.move(to: row)
      diff.draw(new.lines[row], over: old?[row])
    }
    diff.setStyle(.plain)
    diff.moveCursor(to: new)
    diff.output.append(.mode(.autowrap, true))
    diff.output.append(.mode(.cursor, true))
    diff.output.append(.mode(.synchronizedOutput, false))
    return diff
  }

  // MARK: Rows

  /// Draws a line over another, in the shorter of two ways.
  private mutating func draw(_ line: FrameLine, over old: FrameLine?) {
    var whole = self
    whole.redraw(line)
    guard let old, let patched = patch(of: old, to: line) else {
      self = whole
      return
    }
    self = patched.output.count < whole.output.count ? patched : whole
  }

  /// Clears the row and draws all of it.
  private mutating func redraw(_ line: FrameLine) {
    setColumn(0)
    output.append(.eraseToEndOfLine)
    for run in line.runs {
      fillGap(to: run.column)
      write(run)
    }
  }

  /// Draws only what differs; nil where something that may be wider on the terminal has to go.
  private func patch(of old: FrameLine, to new: FrameLine) -> FrameDiff? {
    let gone = old.runs.filter { !new.runs.contains($0) }
    let added = new.runs.filter { !old.runs.contains($0) }
    guard gone.allSatisfy(\.isSteady), added.allSatisfy(\.isSteady) else { return nil }
    var diff = self
    for run in gone where !added.contains(where: { $0.column <= run.column && $0.end >= run.end }) {
      diff.setColumn(run.column)
      diff.setStyle(.plain)
      diff.output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: run.width))
      diff.column = run.end
    }
    for run in added { diff.write(run) }
    return diff
  }

  /// Goes over a few blanks by writing them, which is shorter than saying where to.
  private mutating func fillGap(to target: Int) {
    guard let column, (1...4).contains(target - column), style.hidesBlanks else { return }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: target - column))
    self.column = target
  }

  private mutating func write(_ run: FrameLine.Run) {
    setColumn(run.column)
    setStyle(run.style)
    output.append(contentsOf: run.text.utf8)
    // Nothing wraps: the cursor stays on the last column when that is written to.
    column = run.isSteady ? min(run.end, lastColumn) : nil
  }

  // MARK: Cursor and style

  private mutating func moveCursor(to frame: Frame) {
    move(to: frame.cursorRow)
    setColumn(frame.cursorColumn)
  }

  private mutating func move(to target: Int) {
    switch target - row {
    case 0: return
    // On the right edge, as the index is drawn: the column stays.
    case 1 where column == lastColumn:
      output.append(.cursorDown(1))
      row = target
      return
    // The rows of the region exist, so that a line feed scrolls nothing.
    case 1: output.append(.lineFeed)
    case let rows where rows > 0: output.append(.cursorDown(rows))
    case let rows: output.append(.cursorUp(-rows))
    }
    row = target
    column = nil
  }

  private mutating func setColumn(_ target: Int) {
    guard column != target else { return }
    output.append(.column(target))
    column = target
  }

  private mutating func setStyle(_ target: Style) {
    guard style != target else { return }
    output.append(.style(target, after: style))
    style = target
  }
}
