import TestSupport
import Testing

/// A `dialcode` that draws on a terminal, below a prompt, and what a person does to it.
final class LivePicker {
  let run: TerminalRun
  private let linesAbove: Int

  /// Starts a picker and waits for its first screen.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - size: The size of the terminal.
  ///   - linesAbove: The lines that were written before, above the prompt.
  ///   - inputrc: What the user's inputrc says.
  ///   - environment: Its environment; a new one if not given.
  /// - Throws: `SystemCallError` if it cannot be started, `TerminalTimeout` if nothing comes.
  init(
    _ arguments: String..., size: TerminalSize = .standard, linesAbove: Int = 0,
    inputrc: String = "", environment: TestEnvironment? = nil
  ) throws {
    var environment = try environment ?? TestEnvironment()
    environment.findsProducts()
    environment.variables["INPUTRC"] = try environment.home.write(inputrc, to: "inputrc")
    self.linesAbove = linesAbove
    run = try TerminalRun(
      .shell,
      [
        "-c", "{ seq -f 'line %g' \(linesAbove); printf '$ '; } >/dev/tty; exec dialcode \"$@\"",
        "sh",
      ] + arguments,
      size: size, output: .pipe, errors: .pipe, environment: environment)
    try run.wait(for: "the first screen") { !query.isEmpty && !run.screen.isOn(2026) }
  }

  /// The line that is edited, with its prompt and without the count behind it.
  var query: String {
    let line = run.screen.lines[run.screen.cursorRow]
    guard run.screen.isOn(2004) else { return "" }
    let bytes = Array(line)
    guard
      let gap = bytes.indices.dropLast().first(where: {
        bytes[$0] == " " && bytes[$0 + 1] == " "
      })
    else { return line }
    return String(bytes[..<gap])
  }

  /// The name under the cursor of the list.
  var current: String? {
    let screen = run.screen
    for (row, line) in screen.lines.enumerated() where row != screen.cursorRow {
      guard screen.isOn(2004), line.hasPrefix("> ") else { continue }
      let name = screen.text(row: row, columns: 5..<screen.columns)
      return name.split(separator: "  ").first.map(String.init)
    }
    return nil
  }

  /// Types keys and waits until the edit line shows some text.
  func type(
    _ keys: String, query text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try run.send(keys)
    try waitFor(query: text)
  }

  /// Types keys and waits until the first of a frame has come, or of whatever answers them.
  func typeUntilAnswered(_ keys: String) throws {
    let before = run.terminalBytes.count
    try run.send(keys)
    try run.wait(for: "an answer") { run.terminalBytes.count > before }
  }

  /// Waits until the edit line shows some text.
  func waitFor(query text: String) throws {
    try run.wait(for: "the edit line \"\(text)\"") { query == text && !run.screen.isOn(2026) }
  }

  /// Types keys and waits until the cursor is on a row.
  func type(_ keys: String, current name: String) throws {
    try run.send(keys)
    try run.wait(for: "the cursor on \(name)") { current == name && !run.screen.isOn(2026) }
  }

  /// Types keys and waits until the screen shows some text.
  func type(_ keys: String, shows text: String) throws {
    try run.send(keys)
    try run.wait(for: "\"\(text)\" on the screen") {
      run.screen.text.contains(text) && !run.screen.isOn(2026)
    }
  }

  /// Presses a button of the mouse on a cell, and lets it go; both are counted from 0.
  func click(row: Int, column: Int) -> String {
    "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
  }

  /// Expects that the program ends, and that nothing is left of it.
  func expectEnd(
    _ status: TestSupport.ExitStatus, output: String = "", cursorStays: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try run.end() == status, sourceLocation: sourceLocation)
    #expect(run.output == output, sourceLocation: sourceLocation)
    #expect(run.errors == "", sourceLocation: sourceLocation)
    #expect(run.finalModes == run.initialModes, sourceLocation: sourceLocation)
    let screen = run.screen
    #expect(screen.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(screen.style == .init(), sourceLocation: sourceLocation)
    #expect(screen.unrecognized == [], sourceLocation: sourceLocation)
    #expect(screen.commands == [], sourceLocation: sourceLocation)
    guard cursorStays else { return }
    let above = (0..<linesAbove).map { "line \($0 + 1)" } + ["$"]
    let everything = screen.scrollback + screen.text.split(separator: "\n").map(String.init)
    #expect(everything == above, sourceLocation: sourceLocation)
    #expect(screen.cursorColumn == 2, sourceLocation: sourceLocation)
    #expect(screen.lines[screen.cursorRow] == "$", sourceLocation: sourceLocation)
  }

  /// Leaves by C-c, and expects that nothing is left.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try run.send("\u{3}")
    try expectEnd(.exited(130), sourceLocation: sourceLocation)
  }
}
