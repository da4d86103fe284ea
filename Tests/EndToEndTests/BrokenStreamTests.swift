import TestSupport
import Testing

@Suite("Broken streams")
struct BrokenStreamTests {
  @Test(arguments: [
    "--list", "--select DE", "--filter u --json", "--number +44", "--help", "--version",
  ])
  func aClosedOutputIsAnError(arguments: String) throws {
    #expect(
      try shell("dialcode \(arguments) >&-")
        == .failure("cannot write standard output: Bad file descriptor"))
  }

  @Test(arguments: [
    "--list", "--select DE", "--filter u --json", "--number +44", "--help", "--version",
  ])
  func aFullDeviceIsAnError(arguments: String) throws {
    #expect(
      try shell("dialcode \(arguments) >/dev/full")
        == .failure("cannot write standard output: No space left on device"))
  }

  @Test func aPickThatCannotBePrintedIsNotRemembered() throws {
    let environment = try TestEnvironment()
    let outcome = try shell(
      "echo ':select DE' | dialcode --script - >/dev/full; echo $?; ls -A", in: environment)
    #expect(
      outcome
        == Outcome(
          "2\n", errors: "dialcode: cannot write standard output: No space left on device\n"))
  }

  /// The reader has gone before anything is written.
  @Test func aBrokenPipeEndsTheProgramQuietly() throws {
    let outcome = try shell(
      """
      mkfifo pipe
      (until [ -e closed ]; do sleep 0.01; done; exec dialcode --list >&3) 3>pipe & dialcode=$!
      : <pipe
      : >closed
      wait $dialcode; echo $?
      """)
    #expect(outcome == Outcome("141\n"))
  }

  @Test func aBrokenPipeIsAnErrorWhereItsSignalIsIgnored() throws {
    let outcome = try shell(
      """
      trap '' PIPE
      mkfifo pipe
      (until [ -e closed ]; do sleep 0.01; done; exec dialcode --list >&3) 3>pipe & dialcode=$!
      : <pipe
      : >closed
      wait $dialcode; echo $?
      """)
    #expect(
      outcome == Outcome("2\n", errors: "dialcode: cannot write standard output: Broken pipe\n"))
  }

  @Test func aClosedInputIsNoConcernOfWhatDoesNotReadIt() throws {
    #expect(try shell("dialcode --select DE <&-") == Outcome("+49\n"))
  }

  @Test(arguments: ["--script -", "--plain"])
  func aClosedInputIsAnErrorWhereItIsRead(arguments: String) throws {
    let outcome = try shell("dialcode \(arguments) <&-")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Bad file descriptor"))
    #expect(outcome.status == .exited(2))
  }

  @Test func closedErrorsKeepTheStatus() throws {
    #expect(try shell("dialcode --select zzz 2>&-") == Outcome(status: 1))
    #expect(try shell("dialcode --select DE 2>&-") == Outcome("+49\n"))
  }

  @Test func allStreamsMayBeClosed() throws {
    #expect(try shell("dialcode --list <&- >&- 2>&-") == Outcome(status: 2))
  }

  /// A file that is opened while standard error is closed must not get the messages.
  @Test func messagesGoIntoNoFile() throws {
    let environment = try TestEnvironment()
    let outcome = try shell("echo ':select DE' | dialcode --script - >&- 2>&-", in: environment)
    #expect(outcome == Outcome(status: 2))
    let found = try shell("grep -rl dialcode: . || true", in: environment)
    #expect(found == Outcome())
  }
}
