public import SectionedPicker

/// Runs a picker from a text of commands, one a line.
///
///     lines ─▶ Command ─▶ PickerState.apply ─▶ Frame ─▶ transcript
///
/// Blank lines and lines that begin with `#` are passed over.
@MainActor
public struct ScriptSession<Element> {
  private let controller: LineController<Element>
  /// Where a refused command is told of: the number of its line, from 1, and the sentence.
  private let report: (Int, String) -> Void
  /// Where the transcript goes, a line at a time; nil where none is wanted.
  private let transcript: ((String) -> Void)?
  /// The size of the screens in a transcript.
  private let size = ScreenSize(rows: 12, columns: 80)
  private var screen: PickerScreen<Element>

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - interpreter: The picker and what its commands need.
  ///   - command: The command that answers queries; nil where the list does.
  ///   - transcript: Called with each line of the transcript; nil where none is wanted.
  ///   - report: Called with the line number and the sentence of a refused command.
  public init(
    interpreter: CommandInterpreter<Element>, command: CommandSearcher<Element>? = nil,
    transcript: ((String) -> Void)?, report: @escaping (Int, String) -> Void
  ) {
    var interpreter = interpreter
    interpreter.picksGuesses = false
    controller = LineController(interpreter, command: command)
    screen = PickerScreen(interpreter.state)
    self.transcript = transcript
    self.report = report
  }

  /// What is picked from, in the language that the script has chosen last.
  public var items: PickerItems<Element> { controller.state.items }

  /// The query that the script has typed last.
  public var queryText: String { controller.state.queryText }

  /// Runs the script to its end, or to the first pick.
  ///
  /// - Parameter script: The bytes of the script; what is no UTF-8 in it is replaced.
  /// - Returns: How the script ended.
  public mutating func run(_ script: [UInt8]) -> SessionEnd {
    controller.connect()
    defer { controller.disconnect() }
    if controller.hasTimedOut { return .timedOut }
    let lines = script.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = String(decoding: bytes, as: UTF8.self).trimmingBlanks()
      if line.isEmpty || line.hasPrefix("#") { continue }
      let reply = controller.run(line)
      if controller.hasTimedOut { return .timedOut }
      if reply.isError, let message = reply.message { report(index + 1, message) }
      switch reply.outcome {
      case .picked(let positions):
        echo(line)
        return .picked(positions)
      case .cancelled:
        echo(line)
        return .endOfInput
      case .continues:
        show(reply, to: line)
      }
    }
    return .endOfInput
  }

  private func echo(_ line: String) {
    transcript?(VisibleText(controller.state.configuration.prompt + line).text)
  }

  private mutating func show(_ reply: CommandReply, to line: String) {
    guard let transcript else { return }
    if !reply.lines.isEmpty {
      echo(line)
      for line in reply.lines { transcript(VisibleText(line).text) }
      return
    }
    let prompt = PromptContent(
      prompt: VisibleText(controller.state.configuration.prompt), line: line)
    let frame = screen.frame(
      controller.state, prompt: prompt, message: reply.message, size: size)
    for line in frame.plainText.split(separator: "\n", omittingEmptySubsequences: false) {
      transcript(String(line))
    }
  }
}
