public import SectionedPicker

/// The screen of one picker: the part of its list that is visible, and how that is drawn.
///
///     PickerState ─▶ ScreenContent ─▶ Frame
public struct PickerScreen<Element> {
  private let composer: ScreenComposer<Element>
  private let renderer: FrameRenderer
  /// The part of the list that the last frame showed.
  public private(set) var viewport = Viewport(height: 0)

  /// Creates the screen of a picker's list.
  public init(_ state: PickerState<Element>, theme: Theme = .monochrome) {
    composer = ScreenComposer(state)
    renderer = FrameRenderer(theme: theme)
  }

  /// The frame that shows the state, with the row under the cursor in view.
  ///
  /// - Parameters:
  ///   - state: The picker.
  ///   - prompt: The prompt and the edit line.
  ///   - message: A sentence below the prompt, ahead of what the state has to say itself.
  ///   - size: The rows and columns to draw in.
  /// - Returns: The frame, of that size.
  public mutating func frame(
    _ state: PickerState<Element>, prompt: PromptContent, message: String? = nil, size: ScreenSize
  ) -> Frame {
    let layout = SectionLayout(rowCounts: state.listing.sections.map(\.rows.count))
    let message = message ?? composer.remark(on: state)
    viewport.resize(height: FrameRenderer.listRows(size: size, hasMessage: message != nil))
    viewport.reveal(row: state.cursor, in: layout)
    let content = composer.content(
      state, lines: viewport.lines(in: layout), prompt: prompt, message: message)
    return renderer.frame(content, size: size)
  }
}
