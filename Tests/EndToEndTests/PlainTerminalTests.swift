import TestSupport
import Testing

@Suite("Line by line on a terminal")
struct PlainTerminalTests {
  /// Starts `dialcode --plain` on a terminal, its results on a pipe, and waits for its prompt.
  private func start(
    _ arguments: String..., environment: TestEnvironment? = nil
  ) throws -> TerminalRun {
    let run = try TerminalRun(
      .dialcode, ["--plain"] + arguments, output: .pipe, errors: .pipe, environment: environment)
    try run.wait(for: "[1-20] > ")
    return run
  }

  private func expectEnd(
    of run: TerminalRun, status: Int32, output: String = ""
  ) throws {
    #expect(try run.end() == .exited(status))
    #expect(run.output == output)
    #expect(run.errors == "")
    #expect(run.finalModes == run.initialModes)
  }

  @Test func aRowIsPickedByItsNumber() throws {
    let run = try start()
    try run.send("congo\r")
    let found = try run.wait(for: "Found 2 countries")
    try run.wait(for: "2. Congo - Kinshasa, CD, +243", after: found)
    try run.wait(for: "[1-2] > ", after: found)
    try run.send("2\r")
    try expectEnd(of: run, status: 0, output: "+243\n")
  }

  @Test func aLetterIsJumpedTo() throws {
    let run = try start()
    try run.send(":jump K\r")
    try run.wait(for: "Kazakhstan, KZ, +7 7")
    try run.send(":select\r")
    try expectEnd(of: run, status: 0, output: "+7\n")
  }

  @Test func tabCompletesANameAndACommand() throws {
    let run = try start()
    try run.send("keny\t\r")
    var place = try run.wait(for: "Kenya")
    place = try run.wait(for: "Found 1 country", after: place)
    try run.wait(for: "[1-1] > ", after: place)
    try run.send(":se\t")
    try run.wait(for: ":se", after: place)
    try run.send("l\t keny\t\r")
    try expectEnd(of: run, status: 0, output: "+254\n")
  }

  @Test func tabListsWhatALetterMayBecome() throws {
    let run = try start()
    try run.send("united \t\t\t")
    try run.wait(for: "United Arab Emirates  United Kingdom")
    try run.send("k\t\r1\r")
    try expectEnd(of: run, status: 0, output: "+44\n")
  }

  @Test(arguments: [
    ("999", "No country matches “999”"),
    ("999", "there is no row 999; rows go from 1 to 245"),
    (":select 999", "there is no row 999; rows go from 1 to 245"),
    (":frob", "there is no command “:frob”; “:help” lists them all"),
    ("zzz", "No country matches “zzz”"), (":jump X", "nothing under X"),
  ])
  func whatCannotBeDoneIsSaidAndTheSessionGoesOn(line: String, answer: String) throws {
    let run = try start()
    try run.send(line + "\r")
    let place = try run.wait(for: answer)
    try run.wait(for: "> ", after: place)
    try run.send(":select KE\r")
    try expectEnd(of: run, status: 0, output: "+254\n")
  }

  @Test func anEmptyLineShowsMore() throws {
    let run = try start()
    try run.send("\r")
    try run.wait(for: "21. Belarus, BY, +375")
    try run.send("21\r")
    try expectEnd(of: run, status: 0, output: "+375\n")
  }

  @Test func controlCCancels() throws {
    let run = try start()
    try run.send("ken\u{3}")
    try expectEnd(of: run, status: 130)
  }

  @Test func controlDOnAnEmptyLineIsTheEnd() throws {
    let run = try start()
    try run.send("\u{4}")
    try expectEnd(of: run, status: 1)
  }

  @Test(arguments: [1, 3, 15] as [Int32])
  func aSignalEndsTheProgramWithTheTerminalRestored(signal: Int32) throws {
    let run = try start()
    try run.send("ken")
    try run.wait(for: "> ken")
    try run.send(signal: signal)
    #expect(try run.end() == .signaled(signal))
    #expect(run.output == "")
    #expect(run.finalModes == run.initialModes)
  }

  @Test func whatWasTypedComesBack() throws {
    let environment = try TestEnvironment()
    let first = try start(environment: environment)
    try first.send("ken\r")
    var place = try first.wait(for: "[1-1] > ")
    try first.send(":clear\r")
    place = try first.wait(for: "] > ", after: try first.wait(for: "of 245", after: place))
    try first.send("\u{1B}[A\u{1B}[A")
    place = try first.wait(for: "ken", after: place)
    try first.send("\r")
    try first.wait(for: "[1-1] > ", after: place)
    try first.send(":select\r")
    try expectEnd(of: first, status: 0, output: "+254\n")

    // In the next run, too.
    let second = try start(environment: environment)
    try second.send("\u{1B}[A\r")
    try second.wait(for: "[1-1] > ")
    try second.send("1\r")
    try expectEnd(of: second, status: 0, output: "+254\n")
  }

  @Test func theUsersInitFileBindsKeysForThisProgram() throws {
    let environment = try TestEnvironment()
    try environment.home.write(
      """
      $if dialcode
      "\\C-t": ":select KE\\r"
      $endif
      $if another
      "\\C-t": ":select DE\\r"
      $endif

      """, to: ".inputrc")
    let run = try start(environment: environment)
    try run.send("\u{14}")
    try expectEnd(of: run, status: 0, output: "+254\n")
  }

  @Test func anInitFileWithFaultsIsNoHindrance() throws {
    let environment = try TestEnvironment()
    try environment.home.write("$if\n\"\\C-\nset nothing\n$else\u{1}\n", to: ".inputrc")
    let run = try TerminalRun(.dialcode, ["--plain"], output: .pipe, environment: environment)
    try run.wait(for: "[1-20] > ")
    try run.send(":select KE\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "+254\n")
  }

  @Test func lettersOfAnyScriptAreTyped() throws {
    let run = try start(environment: TestEnvironment(["LANG": nil, "LC_ALL": "C"]))
    try run.send("côte\r")
    try run.wait(for: "1. Côte d’Ivoire, CI, +225")
    try run.send("1\r")
    try expectEnd(of: run, status: 0, output: "+225\n")
  }

  @Test func noFlagsAreAmongTheWords() throws {
    let run = try start()
    try run.send("\u{3}")
    #expect(try run.end() == .exited(130))
    #expect(!run.terminalText.unicodeScalars.contains { (0x1F1E6...0x1F1FF).contains($0.value) })
  }
}
