import TestSupport
import Testing

@Suite("--script")
struct ScriptTests {
  @Test(arguments: [
    (":jump K\n:select KE\n", "+254"), (":jump K\n:select\n", "+7"), ("ken\n:select\n", "+254"),
    (":select 1\n", "+93"), ("congo\n:select 2\n", "+243"), ("# first\n\n  :select ke  \n", "+254"),
    (":select +44", "+44"), (":jump K\r\n:select KE\r\n", "+254"), (":sel ke\n", "+254"),
    (":select DE\n:select KE\n", "+49"),
  ])
  func theFirstPickIsPrinted(script: String, code: String) throws {
    #expect(try dialcode("--script", "-", input: script) == Outcome(code + "\n"))
  }

  @Test func aScriptMayBeAFile() throws {
    let environment = try TestEnvironment()
    try environment.home.write(":select KE\n", to: "pick.txt")
    #expect(
      try dialcode("--script", "pick.txt", "--format", "{code}", in: environment)
        == Outcome("KE\n"))
  }

  @Test(arguments: [":lang de\n:select EG\n", ":lang de\negyp\n:select\n"])
  func whatIsPickedInAnotherLanguageIsPrinted(script: String) throws {
    #expect(
      try dialcode("--script", "-", "--format", "{code} {name}", input: script)
        == Outcome("EG Ägypten\n"))
  }

  @Test(arguments: ["", "ken\n", ":quit\n:select KE\n", ":info KE\n"])
  func aScriptWithoutAPickIsNoMatch(script: String) throws {
    #expect(try dialcode("--script", "-", input: script) == Outcome(status: 1))
  }

  @Test(arguments: [
    (":frob", "there is no command “:frob”; “:help” lists them all"),
    (":selct KE", "there is no command “:selct”; did you mean “:select [KEY|N]”?"),
    (":jump", "“:jump” needs something after it: :jump K"),
    (":jump X", "nothing under X"),
    (":jump 1", "there is no section “1”; “:sections” lists them"),
    (":select 999", "there is no row 999; rows go from 1 to 245"),
    (":select zzz", "nothing here is called “zzz”"),
    (":select congo", "“congo” names 2: Congo - Brazzaville (CG), Congo - Kinshasa (CD)"),
    (":help me", "“:help” stands alone; “me” is too much"),
    (":search x", "“:search” takes type or submit, not “x”"),
  ])
  func aRefusedCommandIsToldAndChangesNothing(command: String, sentence: String) throws {
    let outcome = try dialcode("--script", "-", input: "ken\n\n\(command)\n:select\n")
    // A jump and a row number look at what the filter has left.
    let expected =
      switch command {
      case ":jump X": "nothing under X for “ken”"
      case ":select 999": "there is no row 999; rows go from 1 to 1"
      default: sentence
      }
    #expect(
      outcome == Outcome("+254\n", errors: "dialcode: standard input:3: \(expected)\n"))
  }

  @Test func aRegionWithoutACodeIsNeverPicked() throws {
    let outcome = try dialcode("--script", "-", input: ":select PN\n")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Pitcairn Islands (PN) has no calling code of its own"))
    #expect(outcome.status == .exited(1))
  }

  @Test(arguments: [":select", ":select 1"])
  func aGuessIsNeverPicked(command: String) throws {
    let sentence = "“untied kingdom” is not certain enough to pick by; use “:select KEY”"
    #expect(
      try dialcode("--script", "-", input: "untied kingdom\n\(command)\n")
        == .failure("standard input:2: \(sentence)", status: 1))
    #expect(
      try dialcode("--script", "-", input: "untied kingdom\n:select GB\n") == Outcome("+44\n"))
  }

  @Test func bytesThatAreNoTextAreNoTrap() throws {
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let run = try ProgramRun(.dialcode, ["--script", "-"], input: .bytes(noise))
    #expect(run.status == .exited(1) || run.status == .exited(0), "\(noise)")
  }

  @Test func aMissingScriptIsAnError() throws {
    #expect(
      try dialcode("--script", "none.txt")
        == .failure("cannot read none.txt: No such file or directory"))
  }
}
