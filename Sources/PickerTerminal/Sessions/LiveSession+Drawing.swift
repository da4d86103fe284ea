import LineEditing
import SectionedPicker

extension LiveSession {
  /// Shows the state as it is now, if it may differ from what is shown.
  func draw() {
    guard needsDrawing else { return }
    needsDrawing = false
    let frame = pickerScreen.frame(
      interpreter.state, prompt: prompt, message: message, answer: answer, size: screen.size)
    if !screen.show(frame) { end = .signalled(Signal.hangUp.rawValue) }
  }

  /// The prompt, or what readline says in its place, and the edit line.
  private var prompt: PromptContent {
    let line = editor.line
    let said = editor.message
    let mode = editor.modeIndicator ?? ""
    let sign = said.isEmpty ? mode + interpreter.state.configuration.prompt : said
    return PromptContent(prompt: VisibleText(sign), line: line.text, cursor: line.cursor)
  }
}
