import TestSupport
import Testing

@Suite("Time that runs out")
struct TimeoutTests {
  @Test(arguments: [[], ["--plain"]])
  func aPersonWhoDoesNotAnswerIsGivenUp(options: [String]) throws {
    let run = try TerminalRun(
      .dialcode, ["--timeout", "0.3"] + options, output: .pipe, errors: .pipe)
    #expect(try run.end() == .exited(124))
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(run.finalModes == run.initialModes)
  }

  @Test func aPipeThatStaysSilentIsGivenUp() throws {
    let outcome = try shell(
      "mkfifo silent; exec 3<>silent; dialcode --plain --timeout 0.3 <silent 2>/dev/null; echo $?")
    #expect(outcome.output == "124\n")
  }
}
