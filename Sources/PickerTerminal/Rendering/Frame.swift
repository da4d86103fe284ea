/// What one screen shows, ready to be drawn: styled text at fixed cells, and the cursor.
struct Frame: Equatable, Sendable {
  /// The rows and columns the frame was made for.
  let size: ScreenSize
  /// One line for each row.
  var lines: [FrameLine]
  /// The row of the edit point.
  var cursorRow = 0
  /// The column of the edit point; always within the size.
  var cursorColumn = 0

  /// Creates an empty frame.
  init(size: ScreenSize) {
    self.size = size
    lines = Array(repeating: FrameLine(), count: size.rows)
  }

  /// The frame as plain text: one line for each row down to the last that shows something, trailing
  /// blanks left out.
  var plainText: String {
    let texts = lines.map(\.plainText)
    let end = texts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return texts.prefix(end).map { $0 + "\n" }.joined()
  }
}

/// One line of a frame: pieces of text in order of their columns, which never overlap.
struct FrameLine: Equatable, Sendable {
  /// A piece of text in one style.
  struct Run: Equatable, Sendable {
    /// The cell it begins at, from 0.
    var column: Int
    /// The text; safe to be written.
    var text: String
    /// The cells it takes.
    var width: Int
    /// The style of all of it.
    var style: Style
    /// Whether every terminal agrees about `width`.
    var isSteady: Bool

    /// The cell after it.
    var end: Int { column + width }
  }

  /// The pieces.
  private(set) var runs: [Run] = []

  /// Creates an empty line.
  init() {}

  /// The cell after the last piece.
  var end: Int { runs.last?.end ?? 0 }

  /// The line as plain text, without trailing blanks.
  var plainText: String {
    var text = ""
    var column = 0
    for run in runs {
      text += String(repeating: " ", count: max(0, run.column - column)) + run.text
      column = run.end
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Adds text from `column` on, its highlights in a style of their own.
  ///
  /// Text for a cell that is taken already is left out.
  mutating func add(
    _ visible: VisibleText, at column: Int, style: Style = .plain, highlight: Style? = nil
  ) {
    guard column >= end, !visible.isEmpty else { return }
    guard let highlight, !visible.highlights.isEmpty else {
      append(
        Run(
          column: column, text: visible.text, width: visible.width, style: style,
          isSteady: visible.isSteady))
      return
    }
    var column = column
    for piece in visible.pieces() {
      let width = DisplayWidth.width(of: piece.text)
      append(
        Run(
          column: column, text: piece.text, width: width,
          style: piece.isHighlighted ? style.adding(highlight) : style,
          isSteady: visible.isSteady))
      column += width
    }
  }

  /// Adds a piece, as one with the last where nothing shows between them.
  private mutating func append(_ run: Run) {
    if let last = runs.indices.last, runs[last].end == run.column, runs[last].style == run.style,
      runs[last].isSteady, run.isSteady
    {
      runs[last].text += run.text
      runs[last].width += run.width
    } else {
      runs.append(run)
    }
  }
}

extension VisibleText {
  /// The text in pieces that are wholly highlighted or not at all; a character is if any of it is.
  fileprivate func pieces() -> [(text: String, isHighlighted: Bool)] {
    var pieces: [(text: String, isHighlighted: Bool)] = []
    var offset = 0
    var rest = highlights[...]
    for character in text {
      let next = offset + character.utf8.count
      while let first = rest.first, first.upperBound <= offset { rest = rest.dropFirst() }
      let isHighlighted = rest.first.map { $0.lowerBound < next } ?? false
      if let last = pieces.indices.last, pieces[last].isHighlighted == isHighlighted {
        pieces[last].text.append(character)
      } else {
        pieces.append((String(character), isHighlighted))
      }
      offset = next
    }
    return pieces
  }
}
