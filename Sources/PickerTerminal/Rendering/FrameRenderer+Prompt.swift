extension FrameRenderer {
  private static let gap = 2
  private static let longestCount = 24

  /// Draws prompt, edit line and status on the first row, and places the cursor.
  ///
  /// The edit line scrolls sideways so that the edit point shows; the status gives way to it.
  func drawPrompt(_ content: ScreenContent, in frame: inout Frame) {
    let columns = frame.size.columns
    let prompt = content.prompt.prompt.suffix(cells: columns / 2)
    let room = columns - prompt.width
    let status = status(of: content, size: frame.size, room: room)
    let width = room - (status.isEmpty ? 0 : status.width + Self.gap)
    // One cell is for the cursor behind the last character.
    let before = content.prompt.beforeCursor.suffix(cells: width - 1)
    let after = content.prompt.afterCursor.truncated(to: width - before.width)

    frame.lines[0].add(prompt, at: 0, style: theme.prompt)
    frame.lines[0].add(before, at: prompt.width)
    frame.lines[0].add(after, at: prompt.width + before.width)
    frame.lines[0].add(status, at: columns - status.width, style: theme.status)
    frame.cursorColumn = prompt.width + before.width
  }

  /// What is shown at the right of the edit line, in the cells that are left beside it.
  ///
  /// Sentences are cut, counts shown whole or not at all: half a number is a wrong one.
  private func status(of content: ScreenContent, size: ScreenSize, room: Int) -> VisibleText {
    let status =
      Self.hasMessageRow(size) ? content.status : content.message ?? content.status
    let line = content.prompt.beforeCursor.width + content.prompt.afterCursor.width + 1
    let left = room - Self.gap - min(line, max(8, room / 2))
    return left >= min(status.width, Self.longestCount) ? status.truncated(to: left) : .empty
  }
}
