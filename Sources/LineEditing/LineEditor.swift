import CReadline

/// How reading a line ended.
public enum LineResult: Equatable, Sendable {
  /// A line, without its newline.
  case line(String)
  /// There is no more input; on a terminal, C-d on an empty line.
  case endOfInput
  /// C-c, or an interrupt signal. The terminal is restored.
  case interrupted
  /// The time that was given ran out.
  case timedOut
}

/// Reads lines with GNU readline on a terminal, and as they come from anything else.
///
/// readline is one per process, and so is this.
@MainActor
public final class LineEditor {
  /// What a line editor needs to know.
  public struct Configuration {
    /// The name that `$if` in the user's inputrc compares with.
    public var applicationName: String
    /// Whether the user's inputrc is read, by the first editor of the process.
    public var readsInputrc = true
    /// The lines that the history keys go through, oldest first.
    public var history: [String]
    /// After how many milliseconds lines are waited for no longer; nil for never.
    public var timeout: Int?
    /// The longest line that is taken from an input that is no terminal, in bytes.
    public var lineLimit = 1 << 20
    /// Finds what Tab may make of a line, from the line and the cursor in UTF-8 bytes.
    public var complete: @MainActor (_ line: String, _ cursor: Int) -> Completion

    /// Creates a configuration without history or completion.
    public init(applicationName: String) {
      self.applicationName = applicationName
      history = []
      complete = { _, cursor in Completion(start: cursor, candidates: []) }
    }
  }

  private let configuration: Configuration
  /// Where lines come from when readline has no part in it.
  private var reader: LineReader?

  /// Whether readline edits the lines, which it does when both descriptors are a terminal.
  public var isInteractive: Bool { reader == nil }

  /// Creates an editor that reads from one descriptor and draws on another.
  ///
  /// Where standard output is captured, pass a descriptor of the terminal, or of standard error.
  ///
  /// - Throws: ``LineEditingError`` when readline cannot be used on the terminal.
  public init(input: Int32, output: Int32, configuration: Configuration) throws(LineEditingError) {
    self.configuration = configuration
    if let timeout = configuration.timeout { creadline_set_deadline(Int32(clamping: timeout)) }
    guard creadline_is_terminal(input), creadline_is_terminal(output) else {
      reader = LineReader(descriptor: input, limit: configuration.lineLimit)
      return
    }
    if !configuration.readsInputrc { creadline_skip_init_file() }
    guard creadline_library_fits() else { throw LineEditingError.unsupportedLibrary }
    let error = creadline_line_start(configuration.applicationName, input, output)
    guard error == 0 else { throw LineEditingError.terminalUnusable(error) }
    History.replace(with: configuration.history)
  }

  /// The history with the lines read since, oldest first.
  public var history: [String] { isInteractive ? History.lines : configuration.history }

  /// Reads a line, showing the prompt if a person types it.
  ///
  /// A signal that asks the process to end ends it, with the terminal restored.
  ///
  /// - Throws: ``LineEditingError`` when the input cannot be read or a line is too long.
  public func readLine(prompt: String) throws(LineEditingError) -> LineResult {
    if reader == nil { return editLine(prompt: prompt) }
    guard let bytes = try reader?.next() else {
      return reader?.timedOut == true ? .timedOut : .endOfInput
    }
    return .line(String(decoding: bytes, as: UTF8.self))
  }

  private func editLine(prompt: String) -> LineResult {
    var text: UnsafeMutablePointer<CChar>?
    var signal: Int32 = 0
    creadline_line_set_completer(answerCompletion, Unmanaged.passUnretained(self).toOpaque())
    let outcome = creadline_line_read(prompt, &text, &signal)
    creadline_line_set_completer(nil, nil)
    defer { creadline_free(text) }
    switch outcome {
    case CREADLINE_LINE:
      guard let text else { return .endOfInput }
      let line = String(cString: text)
      History.append(line)
      return .line(line)
    case CREADLINE_INTERRUPTED:
      return .interrupted
    case CREADLINE_TIMED_OUT:
      return .timedOut
    case CREADLINE_SIGNAL:
      creadline_signals_die(signal)
      return .interrupted
    default:
      return .endOfInput
    }
  }

  /// Hands the candidates for a line to readline.
  fileprivate func complete(_ line: UnsafeBufferPointer<UInt8>, cursor: Int) {
    let cursor = min(cursor, line.count)
    let completion = configuration.complete(String(decoding: line, as: UTF8.self), cursor)
    guard (0...cursor).contains(completion.start), !completion.candidates.isEmpty else { return }
    let typed = String(decoding: line[completion.start..<cursor], as: UTF8.self)
    creadline_completion_replace(completion.start, completion.replacement(for: typed))
    for candidate in completion.candidates { creadline_completion_add(candidate) }
  }
}

/// Called by readline, which has nothing of its own to clean up between here and the editor.
private func answerCompletion(
  context: UnsafeMutableRawPointer?, line: UnsafePointer<UInt8>?, length: Int, cursor: Int
) {
  guard let context else { return }
  let bytes = UnsafeBufferPointer(start: line, count: length)
  nonisolated(unsafe) let request = (context, bytes)
  MainActor.assumeIsolated {
    let editor = Unmanaged<LineEditor>.fromOpaque(request.0).takeUnretainedValue()
    editor.complete(request.1, cursor: cursor)
  }
}
