import SectionedPicker

/// Makes the content of screens from a picker's state.
///
/// It keeps what is the same on every screen of a list: the widths of the columns.
struct ScreenComposer<Element> {
  /// More rows than these are not measured; a wider text further down is cut.
  private static var measuredRows: Int { 10_000 }

  private let trailingColumns: [TrailingColumn]
  private let labels: IndexLabels

  /// Measures the columns of the state's list.
  ///
  /// - Complexity: O(*n*) in the length of the list, up to ten thousand.
  init(_ state: PickerState<Element>) {
    var widths: [Int] = []
    for element in state.items.list.elements.prefix(Self.measuredRows) {
      for (column, text) in state.items.content(element, nil).details.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], VisibleText(text).width)
      }
    }
    labels = IndexLabels(of: state.items.list.indexTitles)
    trailingColumns = widths.map { TrailingColumn(width: $0, isRightAligned: false) }
  }

  /// Everything that the screen shows.
  ///
  /// - Parameters:
  ///   - state: The picker.
  ///   - lines: The lines of the list that are visible.
  ///   - prompt: The prompt and the edit line.
  ///   - message: A sentence to show below the prompt.
  /// - Returns: The content, for a renderer.
  func content(
    _ state: PickerState<Element>, lines: [Viewport.Line], prompt: PromptContent, message: String?
  ) -> ScreenContent {
    ScreenContent(
      prompt: prompt, status: VisibleText(status(of: state)),
      message: message.map { VisibleText($0) },
      lines: lines.compactMap { line(for: $0, in: state) },
      trailingColumns: trailingColumns, strip: strip(of: state))
  }

  /// How many rows there are, or how many were found, and how many are marked.
  private func status(of state: PickerState<Element>) -> String {
    let marks = state.marked.isEmpty ? "" : "\(state.marked.count) marked, "
    return marks + count(of: state) + (state.isLoading ? "…" : "")
  }

  private func count(of state: PickerState<Element>) -> String {
    if state.query.isEmpty { return String(state.listing.elementCount) }
    return state.listing.rowCount == 0 || state.isGuess ? "0" : state.foundText ?? ""
  }

  /// What there is to say below the prompt: of the last action, or that nothing matches.
  func remark(on state: PickerState<Element>) -> String? {
    if let notice = state.noticeText { return notice }
    return state.listing.rowCount == 0 || state.isGuess ? state.foundText : nil
  }

  private func line(
    for line: Viewport.Line, in state: PickerState<Element>
  ) -> ListLine? {
    switch line {
    case .heading(let section, _):
      return .heading(VisibleText(state.listing.sections[section].title))
    case .row(let row):
      guard let text = state.content(ofRow: row) else { return nil }
      return .row(
        RowContent(
          title: VisibleText(text.title, highlights: text.highlights),
          marks: marks(ofRow: row, in: state), leading: VisibleText(text.leading),
          reason: text.reason.map { VisibleText($0) },
          trailing: text.details.map { VisibleText($0) }))
    }
  }

  private func marks(ofRow row: Int, in state: PickerState<Element>) -> RowContent.Marks {
    let position = state.listing.position(at: row)
    var marks: RowContent.Marks = []
    if row == state.cursor { marks.insert(.current) }
    if position != nil, position == state.selected { marks.insert(.selected) }
    if let position, state.marked.contains(position) { marks.insert(.picked) }
    return marks
  }

  /// Every label of the index, and those of what is pinned.
  private func strip(of state: PickerState<Element>) -> [IndexStrip.Entry] {
    let shown = Set(state.listing.sections.lazy.map { $0.indexTitle })
    let current = state.cursor.flatMap(state.listing.sectionIndex(containing:))
      .map { state.listing.sections[$0].indexTitle }
    let pinned = [
      PickerConfiguration.recentsIndexTitle, PickerConfiguration.preferredIndexTitle,
    ].filter(shown.contains)
    let entries =
      pinned.map { IndexLabels.Entry(label: VisibleText($0), titles: [$0]) } + labels.entries
    return entries.map { entry in
      IndexStrip.Entry(
        label: entry.label, isEmpty: !entry.titles.contains(where: shown.contains),
        isCurrent: current.map(entry.titles.contains) ?? false)
    }
  }
}
