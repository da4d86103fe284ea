/// Draws the content of a screen as a frame: prompt, message, list and index.
///
/// The same content, size and theme always give the same frame. What does not fit is left out by
/// its worth, so that the smallest screen still shows the edit line.
struct FrameRenderer: Sendable {
  /// The signs and styles to draw with.
  var theme = Theme.monochrome

  /// The rows of the list on a screen of `size`: those that prompt and message leave.
  static func listRows(size: ScreenSize, hasMessage: Bool) -> Int {
    size.rows - 1 - (hasMessage && hasMessageRow(size) ? 1 : 0)
  }

  /// Whether a message gets a row; else it takes the place of the status.
  static func hasMessageRow(_ size: ScreenSize) -> Bool { size.rows >= 4 }

  /// The frame that shows `content` on `size`.
  ///
  /// - Complexity: O(rows × columns), and O(*n*) in the labels of the index.
  func frame(_ content: ScreenContent, size: ScreenSize) -> Frame {
    var frame = Frame(size: size)
    drawPrompt(content, in: &frame)
    let top = Self.listTop(of: content, size: size)
    if let message = content.message, Self.hasMessageRow(size) {
      frame.lines[1].add(message.truncated(to: size.columns), at: 0, style: theme.status)
    }
    guard top < size.rows else { return frame }
    let layout = RowLayout(content: content, columns: size.columns)
    for (line, row) in zip(content.lines, top..<size.rows) {
      switch line {
      case .heading(let title):
        let width = layout.stripColumn.map { $0 - 1 } ?? size.columns
        frame.lines[row].add(title.truncated(to: width), at: 0, style: theme.heading)
      case .row(let content):
        draw(content, by: layout, in: &frame.lines[row])
      }
    }
    if let column = layout.stripColumn {
      drawStrip(of: content, at: column, top: top, in: &frame)
    }
    return frame
  }

  private func drawStrip(
    of content: ScreenContent, at column: Int, top: Int, in frame: inout Frame
  ) {
    let strip = Self.indexStrip(of: content, size: frame.size)
    for (row, line) in zip(strip.rows, top...) {
      switch row {
      case .label(let index):
        let entry = content.strip[index]
        let style =
          entry.isCurrent
          ? theme.currentLabel : entry.isEmpty ? theme.emptyLabel : theme.label
        frame.lines[line].add(
          entry.label.truncated(to: frame.size.columns - column), at: column, style: style)
      case .dot:
        frame.lines[line].add(theme.dot, at: column, style: theme.emptyLabel)
      }
    }
  }
}
