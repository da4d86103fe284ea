import TestSupport
import Testing

/// `code=$(dialcode)`: the screen is on the terminal, and nothing but the code in `code`.
@Suite("Captured output")
struct CapturedOutputTests {
  private func capture(
    _ command: String, keys: String, after text: String, environment: TestEnvironment? = nil
  ) throws -> (result: String, run: TerminalRun) {
    var environment = try environment ?? TestEnvironment()
    environment.findsProducts()
    let script = "code=$(\(command)); printf '%s %s' $? \"$code\" >result"
    let run = try TerminalRun(.shell, ["-c", script], environment: environment)
    try run.wait(for: text)
    try run.send(keys)
    #expect(try run.end() == .exited(0))
    #expect(run.finalModes == run.initialModes)
    return (String(decoding: try environment.home.read("result"), as: UTF8.self), run)
  }

  @Test(arguments: ["", " 2>errors"])
  func thePlainFormAsksOnTheTerminal(redirections: String) throws {
    let (result, run) = try capture(
      "dialcode --plain" + redirections, keys: "ken\r1\r", after: "[1-20] > ")
    #expect(result == "0 +254")
    #expect(run.terminalText.contains("1. Kenya, KE, +254"))
  }

  @Test(arguments: ["", " 2>/dev/null", " </dev/null"])
  func theLiveFormAsksOnTheTerminal(redirections: String) throws {
    let (result, _) = try capture(
      "dialcode" + redirections, keys: "ken\r", after: "Afghanistan")
    #expect(result == "0 +254")
  }

  @Test(arguments: [("dialcode", "Afghanistan"), ("dialcode --plain", "[1-20] > ")])
  func cancellingLeavesNothing(command: String, screen: String) throws {
    let (result, _) = try capture(command, keys: "\u{3}", after: screen)
    #expect(result == "130 ")
  }

  /// A script that comes from a pipe is not eaten by the picker that it starts.
  @Test func standardInputIsLeftToTheShell() throws {
    var environment = try TestEnvironment()
    environment.findsProducts()
    let script = "x=$(dialcode); echo \"got $x\"\necho second\n"
    let run = try TerminalRun(
      .shell, input: .bytes(Array(script.utf8)), output: .pipe, environment: environment)
    try run.wait(for: "Afghanistan")
    try run.send("ken\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "got +254\nsecond\n")
  }
}
