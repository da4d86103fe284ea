/// What lies at a place of the screen, for the mouse.
enum ScreenTarget: Hashable, Sendable {
  /// A line of the list, by its position in `ScreenContent.lines`.
  case line(Int)
  /// A label of the index, by its position in `ScreenContent.strip`.
  case label(Int)
}

extension FrameRenderer {
  /// What the frame of `content` shows at a cell; nil for the prompt, a message and empty lines.
  ///
  /// The blank cell before the index belongs to it, since letters are small.
  static func target(
    atRow row: Int, column: Int, of content: ScreenContent, size: ScreenSize
  ) -> ScreenTarget? {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return nil }
    let line = row - listTop(of: content, size: size)
    guard line >= 0 else { return nil }
    let layout = RowLayout(content: content, columns: size.columns)
    if let strip = layout.stripColumn, column >= strip - 1 {
      let rows = indexStrip(of: content, size: size).rows
      return rows.indices.contains(line) ? .label(rows[line].target) : nil
    }
    return content.lines.indices.contains(line) ? .line(line) : nil
  }

  /// The label that a drag along the index has reached: that of the row, or the first or last one
  /// beyond the ends of the index; nil where none is shown.
  static func label(
    atRow row: Int, of content: ScreenContent, size: ScreenSize
  ) -> Int? {
    let rows = indexStrip(of: content, size: size).rows
    guard RowLayout(content: content, columns: size.columns).stripColumn != nil, !rows.isEmpty
    else { return nil }
    let line = min(max(row, 0), size.rows) - listTop(of: content, size: size)
    return rows[min(max(line, 0), rows.count - 1)].target
  }

  /// The first row of the list.
  static func listTop(of content: ScreenContent, size: ScreenSize) -> Int {
    size.rows - listRows(size: size, hasMessage: content.message != nil)
  }

  /// The index as it is laid out beside the list.
  static func indexStrip(of content: ScreenContent, size: ScreenSize) -> IndexStrip {
    IndexStrip(
      count: content.strip.count, current: content.strip.firstIndex(where: \.isCurrent),
      height: listRows(size: size, hasMessage: content.message != nil))
  }
}
