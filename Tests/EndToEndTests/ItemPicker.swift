import TestSupport
import Testing

/// A script that ends in a `sectionpick` which draws on a terminal, and what a person does to it.
final class ItemPicker {
  let run: TerminalRun

  /// Starts a script and waits until the screen shows some text.
  ///
  /// - Parameters:
  ///   - script: The script, for `sh`.
  ///   - text: What is waited for.
  ///   - size: The size of the terminal.
  ///   - environment: Its environment; a new one if not given.
  /// - Throws: `SystemCallError` if it cannot be started, `TerminalTimeout` if nothing comes.
  init(
    _ script: String, shows text: String, size: TerminalSize = .standard,
    environment: TestEnvironment? = nil
  ) throws {
    var environment = try environment ?? TestEnvironment()
    environment.findsProducts()
    run = try TerminalRun(
      .shell, ["-c", script], size: size, output: .pipe, errors: .pipe, environment: environment)
    try wait(forScreen: text)
  }

  /// The headings and rows of the list, without the index.
  var rows: [String] { run.listedLines }

  /// Waits until a whole frame shows some text.
  func wait(forScreen text: String) throws {
    try run.wait(for: "\"\(text)\" on the screen") {
      run.screen.text.contains(text) && run.screen.isOn(2004) && !run.screen.isOn(2026)
    }
  }

  /// Types keys and waits until a whole frame shows some text.
  func type(_ keys: String, shows text: String) throws {
    try run.send(keys)
    try wait(forScreen: text)
  }

  /// Types keys that end the picker, and expects that nothing of it is left on the terminal.
  func type(
    _ keys: String, ends status: Int32 = 0, output: String, errors: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try run.send(keys)
    #expect(try run.end() == .exited(status), sourceLocation: sourceLocation)
    #expect(run.output == output, sourceLocation: sourceLocation)
    #expect(run.errors == errors, sourceLocation: sourceLocation)
    #expect(run.finalModes == run.initialModes, sourceLocation: sourceLocation)
    #expect(run.screen.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(run.screen.unrecognized == [], sourceLocation: sourceLocation)
    #expect(run.screen.commands == [], sourceLocation: sourceLocation)
    #expect(run.screen.text.allSatisfy { $0 == "\n" }, sourceLocation: sourceLocation)
    #expect(run.screen.cursorColumn == 0, sourceLocation: sourceLocation)
  }
}

extension TerminalRun {
  /// The headings and rows of the list that is on the screen, without the index.
  var listedLines: [String] {
    screen.lines.indices.drop { $0 <= screen.cursorRow }.map { row in
      let text = screen.text(row: row, columns: 0..<screen.columns - 2)
      return String(text.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}

/// Runs the built `sectionpick` to its end, without a terminal.
func sectionpick(
  _ arguments: String..., input: String = "", in environment: TestEnvironment? = nil
) throws -> Outcome {
  Outcome(
    try ProgramRun(.sectionpick, arguments, input: .text(input), environment: environment))
}

extension Outcome {
  /// What `sectionpick` says when it fails, and its exit status.
  static func itemFailure(_ sentence: String, status: Int32 = 2) -> Outcome {
    Outcome(errors: "sectionpick: \(sentence)\n", status: status)
  }
}
