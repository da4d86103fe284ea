import TestSupport
import Testing

/// What makes the program ask line by line without being told to.
@Suite("Choice of the plain form")
struct PlainChoiceTests {
  @Test(arguments: [("TERM", "dumb"), ("TERM", ""), ("TERM", nil), ("ACCESSIBLE", "1")])
  func aTerminalThatCannotRedrawIsAskedLineByLine(name: String, value: String?) throws {
    let environment = try TestEnvironment([name: value])
    let run = try TerminalRun(.dialcode, output: .pipe, errors: .pipe, environment: environment)
    try run.wait(for: "[1-20] > ")
    try run.send("ken\r")
    try run.wait(for: "1. Kenya, KE, +254")
    try run.send("1\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "+254\n")
    #expect(run.errors == "")
    #expect(run.finalModes == run.initialModes)
    if name == "TERM" { #expect(!run.terminalBytes.contains(0x1B)) }
  }

  @Test func otherTerminalsAreAskedLive() throws {
    let run = try TerminalRun(.dialcode, output: .pipe, errors: .pipe)
    try run.wait(for: "Afghanistan")
    #expect(!run.terminalText.contains("to pick from"))
    try run.send("ken\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "+254\n")
    #expect(run.errors == "")
    #expect(run.finalModes == run.initialModes)
  }
}
