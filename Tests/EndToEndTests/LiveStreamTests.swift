import TestSupport
import Testing

@Suite("Live streams")
struct LiveStreamTests {
  /// The picker is on the terminal, wherever the standard streams lead.
  @Test(arguments: ["", "<&-", "</dev/null"], ["", "2>&-", "2>/dev/null", "2>errors"])
  func thePickerIsOnTheTerminal(input: String, errors: String) throws {
    for (output, written) in [("", "+45\r\n"), (">found", "+45\n"), ("| cat >found", "+45\n")] {
      var environment = try TestEnvironment()
      environment.findsProducts()
      let run = try TerminalRun(
        .shell, ["-c", "dialcode \(input) \(errors) \(output)"], environment: environment)
      try run.wait(forScreen: "Afghanistan")
      try run.send("den\r")
      #expect(try run.end() == .exited(0))
      #expect(run.finalModes == run.initialModes)
      if output.isEmpty {
        #expect(run.terminalText.hasSuffix(written))
      } else {
        #expect(try environment.home.read("found") == Array(written.utf8))
      }
      if errors == "2>errors" { #expect(try environment.home.read("errors") == []) }
    }
  }

  @Test func withoutATerminalTheWayOutIsSaid() throws {
    let outcome = try dialcode()
    #expect(outcome.status == .exited(2))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: cannot open /dev/tty to ask at: "))
    #expect(outcome.errors.contains("--filter"))
    #expect(outcome.errors.contains("ssh -t"))
  }

  @Test func aScriptOnStandardInputIsLeftAlone() throws {
    var environment = try TestEnvironment()
    environment.findsProducts()
    let run = try TerminalRun(
      .shell, [], input: .bytes(Array("x=$(dialcode)\necho got $x\n".utf8)), output: .pipe,
      environment: environment)
    try run.wait(forScreen: "Afghanistan")
    try run.send("den\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "got +45\n")
  }

  @Test(arguments: ["dumb", "", "nosuch"])
  func aTerminalWithoutACursorIsAskedLineByLine(name: String) throws {
    let run = try TerminalRun(
      .dialcode, output: .pipe, environment: TestEnvironment(["TERM": name]))
    try run.wait(for: "[1-20] > ")
    try run.send("den\r1\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "+45\n")
    #expect(!run.terminalBytes.contains(0x1B))
  }

  @Test(arguments: [
    (["--color", "never"], nil, false), (["--color", "always"], "1", true), ([], "1", false),
    ([], "", true), ([], nil, true),
  ])
  func coloursAreChosen(arguments: [String], noColor: String?, hasColours: Bool) throws {
    let run = try TerminalRun(
      .dialcode, arguments, environment: TestEnvironment(["NO_COLOR": noColor]))
    try run.wait(forScreen: "Afghanistan")
    let styles = run.screen.cells.joined().map(\.style)
    #expect(styles.contains { $0.foreground != nil } == hasColours)
    // The current row is seen without colours.
    #expect(run.screen.text.contains("\n> "))
    try run.send("\u{3}")
    #expect(try run.end() == .exited(130))
  }

  @Test func flagsMayBeLeftOut() throws {
    let picker = try LivePicker("--flags", "never")
    #expect(picker.run.screen.text.contains("> Afghanistan"))
    #expect(!picker.run.screen.text.contains("🇦🇫"))
    try picker.leave()
  }
}
