import LineEditing
import SectionedPicker

extension LiveSession {
  /// Shows the state as it is now, if it may differ from what is shown.
  func draw() {
    guard needsDrawing else { return }
    needsDrawing = false
    let remark = answer.remark(rows: answerRows)
    let frame = pickerScreen.frame(
      interpreter.state, prompt: prompt, message: message ?? remark,
      answer: answer.page(rows: answerRows), size: screen.size)
    if !screen.show(frame) { end = .signalled(Signal.hangUp.rawValue) }
  }

  /// The rows that an answer has, below the message that it does not fit.
  var answerRows: Int {
    let rows = FrameRenderer.listRows(size: screen.size, hasMessage: message != nil)
    if answer.remark(rows: rows) == nil { return rows }
    return FrameRenderer.listRows(size: screen.size, hasMessage: true)
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
