import TestSupport
import Testing

@Suite("Line by line from a pipe")
struct PlainPipeTests {
  @Test func theListIsOnStandardErrorAndTheResultOnStandardOutput() throws {
    let outcome = try dialcode("--plain", "--only", "DE,FR,GB", input: "2\n")
    #expect(
      outcome
        == Outcome(
          "+49\n",
          errors: """
            3 to pick from. Type to filter, a number to pick a row,
            “:jump K” to go to a letter, “:help” for all commands.
            section F
            1. France, FR, +33
            section G
            2. Germany, DE, +49
            section U
            3. United Kingdom, GB, +44
            current row: 1. France, FR, +33

            """))
  }

  @Test(arguments: [
    "ken\n1\n", ":jump K\n:select KE\n", "ken\n:select\n", "zzz\nken\n1", "kenya\r\n1\r\n",
  ])
  func answersAreReadInTurn(answers: String) throws {
    let outcome = try dialcode("--plain", input: answers)
    #expect(outcome.output == "+254\n")
    #expect(outcome.status == .exited(0))
    #expect(!outcome.errors.utf8.contains(0x1B))
  }

  @Test func theEndOfTheAnswersIsNoMatch() throws {
    let outcome = try dialcode("--plain", input: "ken\n")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasSuffix("Found 1 country\nsection K\n1. Kenya, KE, +254\n"))
    #expect(outcome.status == .exited(1))
  }

  @Test func anEmptyListHasNothingToAsk() throws {
    let outcome = try dialcode("--plain", "--only", "DE", "--exclude", "DE", input: "1\n")
    #expect(outcome.output == "")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.status == .exited(1))
  }

  @Test func withoutATerminalTheWayOutIsTold() throws {
    let sentence = """
      cannot open /dev/tty to ask at: No such device or address; use --filter or --select, \
      answer from a pipe with --plain, or give a remote command a terminal with ssh -t
      """
    #expect(try dialcode() == .failure(sentence))
    #expect(try dialcode("congo") == .failure(sentence))
  }

  @Test func aFileIsNoTerminal() throws {
    let outcome = try dialcode("--tty", "/dev/null")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: /dev/null is no terminal to ask at; use "))
    #expect(outcome.status == .exited(2))
  }
}
