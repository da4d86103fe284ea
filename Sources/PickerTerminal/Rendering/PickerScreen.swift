import SectionedPicker

/// The screen of one picker: the part of its list that is visible, and how that is drawn.
///
///     PickerState ─▶ ScreenContent ─▶ Frame
struct PickerScreen<Element> {
  private var composer: ScreenComposer<Element>
  private let renderer: FrameRenderer
  private var viewport = Viewport(height: 0)
  /// The query whose list the last frame showed.
  private var shownQuery: SearchQuery?
  /// What the last frame showed, for the mouse to point at.
  private var content: ScreenContent?

  /// Creates the screen of a picker's list.
  init(_ state: PickerState<Element>, theme: Theme = .monochrome) {
    composer = ScreenComposer(state)
    var theme = theme
    // Without isolation a terminal that reorders text would draw `+971` as `971+` there.
    if Self.readsRightToLeft(state) { theme.isolatesText = true }
    renderer = FrameRenderer(theme: theme)
  }

  /// Measures the columns anew, after other items have come.
  mutating func measure(_ state: PickerState<Element>) { composer = ScreenComposer(state) }

  /// Whether the letters of the index are of a script that is written from right to left.
  private static func readsRightToLeft(_ state: PickerState<Element>) -> Bool {
    state.items.list.indexTitles.contains { title in
      title.unicodeScalars.contains {
        (0x0590...0x08FF).contains($0.value) || (0xFB1D...0xFDFF).contains($0.value)
          || (0xFE70...0xFEFC).contains($0.value) || (0x1E800...0x1EFFF).contains($0.value)
      }
    }
  }

  /// The frame that shows the state, with the row under the cursor in view.
  ///
  /// - Parameters:
  ///   - state: The picker.
  ///   - prompt: The prompt and the edit line.
  ///   - message: A sentence below the prompt, ahead of what the state has to say itself.
  ///   - answer: Lines to show in the place of the list; none shows the list.
  ///   - size: The rows and columns to draw in.
  /// - Returns: The frame, of that size.
  mutating func frame(
    _ state: PickerState<Element>, prompt: PromptContent, message: String? = nil,
    answer: [String] = [], size: ScreenSize
  ) -> Frame {
    let layout = Self.layout(state)
    let message = message ?? composer.remark(on: state)
    viewport.resize(height: FrameRenderer.listRows(size: size, hasMessage: message != nil))
    reveal(state, in: layout)
    var content = composer.content(
      state, lines: viewport.lines(in: layout), prompt: prompt, message: message)
    if !answer.isEmpty {
      content.lines = answer.map { .row(RowContent(title: VisibleText($0))) }
      content.strip = []
      content.trailingColumns = []
    }
    self.content = content
    return renderer.frame(content, size: size)
  }

  /// The rows that a page moves by.
  func pageRows(_ state: PickerState<Element>) -> Int {
    viewport.pageRows(in: Self.layout(state))
  }

  /// Scrolls by lines; down if positive.
  ///
  /// - Returns: The visible row that is nearest to the cursor; nil where the list is empty.
  mutating func scroll(by lines: Int, _ state: PickerState<Element>) -> Int? {
    let layout = Self.layout(state)
    viewport.scroll(by: lines, in: layout)
    return state.cursor.flatMap { viewport.nearestVisibleRow(to: $0, in: layout) }
  }

  private static func layout(_ state: PickerState<Element>) -> SectionLayout {
    SectionLayout(rowCounts: state.listing.sections.map { $0.rows.count })
  }

  /// Brings the cursor into view.
  ///
  /// What another query has found shows from its beginning. A row that is far from what is visible
  /// is put in the middle, or below the heading of its section if it is the first there, as after a
  /// jump. Everything else scrolls as little as possible.
  private mutating func reveal(_ state: PickerState<Element>, in layout: SectionLayout) {
    defer { viewport.reveal(row: state.cursor, in: layout) }
    let isOtherList = state.query != shownQuery
    if isOtherList {
      shownQuery = state.query
      viewport.scroll(by: -viewport.top, in: layout)
    }
    guard let row = state.cursor, let line = layout.line(ofRow: row),
      let section = layout.section(ofRow: row)
    else { return }
    // A step over the edge of what is visible, and over a heading there, is no jump.
    let near = isOtherList ? -1 : 2
    if line >= viewport.top - near, line < viewport.top + viewport.height + near { return }
    if layout.firstRow(ofSection: section) == row {
      viewport.scroll(toSection: section, in: layout)
    } else {
      viewport.scroll(by: line - viewport.height / 2 - viewport.top, in: layout)
    }
  }
}

// MARK: - What the mouse points at

extension PickerScreen {
  /// What a cell of the frame shows.
  enum Target: Hashable {
    /// A row of the list, counted from 0.
    case row(Int)
    /// A label of the index.
    case label(String)
  }

  /// What the last frame shows at a cell; nil for headings and for whatever is no part of the list.
  func target(
    atRow row: Int, column: Int, state: PickerState<Element>, size: ScreenSize
  ) -> Target? {
    guard let content else { return nil }
    switch FrameRenderer.target(atRow: row, column: column, of: content, size: size) {
    case .label(let index): return .label(content.strip[index].label.text)
    case .line(let line):
      guard case .row(let row) = viewport.line(at: line, in: Self.layout(state)) else { return nil }
      return .row(row)
    case nil: return nil
    }
  }

  /// The label that a drag along the index has reached.
  func label(atRow row: Int, size: ScreenSize) -> String? {
    guard let content else { return nil }
    return FrameRenderer.label(atRow: row, of: content, size: size)
      .map { content.strip[$0].label.text }
  }
}
