import Glibc
import TestSupport
import Testing

@Suite("Lists that a command finds")
struct SectionPickCommandTests {
  /// Starts a picker whose queries a command answers, and waits for its first screen.
  private func picker(
    _ command: String, _ options: String..., in environment: TestEnvironment? = nil
  ) throws -> TerminalRun {
    var environment = try environment ?? TestEnvironment()
    environment.findsProducts()
    let run = try TerminalRun(
      .sectionpick, ["--source", command] + options, output: .pipe, errors: .pipe,
      environment: environment)
    try run.wait(forScreen: "> ")
    return run
  }

  private let fruits = #"printf '%s\n' apple apricot banana | grep -- {q}"#

  // MARK: Queries

  @Test func eachQueryIsAnsweredByARun() throws {
    let run = try picker(fruits)
    try run.wait(forScreen: "banana")
    try run.send("apr")
    try run.wait(forScreen: "Found 1 item")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "apricot\n")
    #expect(run.finalModes == run.initialModes)
  }

  @Test(arguments: [
    "$(touch broken)", "`touch broken`", "'; touch broken; '", "\"; touch broken; \"", "a  b", "*",
    "-n", "\\", "é", "$HOME", "&& touch broken",
  ])
  func aQueryIsOneWordAndNoProgram(query: String) throws {
    let environment = try TestEnvironment()
    let command = #"printf '<%s>\n' {q} "{q}" '{q}' "$(printf %s "{q}")" -{q}-"#
    let run = try ProgramRun(
      .sectionpick, ["--source", command, "--filter", query], input: .empty,
      environment: environment)
    #expect(
      Outcome(run) == Outcome(String(repeating: "<\(query)>\n", count: 4) + "<-\(query)->\n"))
    #expect(throws: (any Error).self) { try environment.home.read("broken") }
  }

  @Test func anOlderAnswerNeverComesOverANewerOne() throws {
    let environment = try TestEnvironment()
    let run = try picker(
      "case {q} in a) echo $$ > slow; sleep 60; echo old;; ab) echo new;; *) echo all;; esac",
      in: environment)
    try run.wait(forScreen: "all")
    try run.send("a")
    let slow = try processIdentifier("slow", in: environment, run)
    #expect(run.screen.text.contains("all"))
    try run.send("b")
    try run.wait(forScreen: "new")
    try waitForEnd(of: slow, run)
    #expect(!run.screen.text.contains("all"))
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "new\n")
  }

  @Test func onlyOneRunGoesOnAtATime() throws {
    let environment = try TestEnvironment()
    let run = try picker("echo {q}. > last; echo; sleep 60", in: environment)
    for length in 1...20 {
      try run.send("x")
      let text = String(repeating: "x", count: length) + ".\n"
      try run.wait(for: "the run for \(length) letters") {
        (try? environment.home.read("last")) == Array(text.utf8)
      }
      #expect(try children(of: run.processIdentifier).count == 1)
    }
    try run.send("\u{3}")
    #expect(try run.end() == .exited(130))
  }

  @Test func aQueryThatIsSubmittedIsSearchedForThen() throws {
    let run = try picker(fruits, "--search-on", "submit")
    try run.wait(forScreen: "banana")
    try run.send("ban")
    try run.wait(forScreen: "> ban")
    #expect(run.screen.text.contains("apricot"))
    try run.send("\r")
    try run.wait(forScreen: "Found 1 item")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "banana\n")
  }

  // MARK: Waiting

  @Test func whatTabCompletesIsSearchedFor() throws {
    let run = try picker("[ -z {q} ] && printf 'Berlin\\nBern\\n' || echo asked {q}")
    try run.wait(forScreen: "Bern")
    try run.send("berl\t")
    try run.wait(forScreen: "asked Berlin")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "asked Berlin\n")
  }

  @Test func enterWaitsForTheAnswerToWhatIsTyped() throws {
    let run = try picker("case {q} in be) sleep 0.4; echo beta;; *) echo alpha;; esac")
    try run.wait(forScreen: "alpha")
    try run.send("be\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "beta\n")
  }

  @Test func enterWaitsUntilItIsCertainThatNothingIsFound() throws {
    let run = try picker("case {q} in be) sleep 0.4;; *) echo alpha;; esac", "--accept-query")
    try run.wait(forScreen: "alpha")
    try run.send("be\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "be\n")
  }

  @Test func whatIsMarkedWaitsForNothing() throws {
    let run = try picker("case {q} in x) sleep 60;; *) echo alpha;; esac", "--multi")
    try run.wait(forScreen: "alpha")
    try run.send("\t")
    try run.wait(forScreen: "1 marked")
    try run.send("x\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "alpha\n")
  }

  @Test(arguments: [["--filter", "x"], ["--select-1"], ["x"], ["--plain"], []])
  func aCommandThatNeverEndsIsGivenUp(options: [String]) throws {
    let environment = try TestEnvironment()
    let run = try TerminalRun(
      .sectionpick,
      ["--source", "echo $$ > run; sleep 60", "--timeout", "1"] + options,
      output: .pipe, errors: .pipe, environment: environment)
    let child = try processIdentifier("run", in: environment, run)
    #expect(try run.end() == .exited(124))
    #expect(run.output == "")
    #expect(run.finalModes == run.initialModes)
    try waitForEnd(of: child, run)
  }

  @Test func aScriptIsGivenUpToo() throws {
    #expect(
      try sectionpick(
        "--source", "[ -z {q} ] || sleep 60", "--timeout", "0.3", "--script", "-", input: "x\n")
        == Outcome(status: 124))
  }

  @Test func theOldListIsPickedFromMeanwhile() throws {
    let run = try picker("case {q} in '') seq 3;; *) sleep 60;; esac")
    try run.wait(forScreen: "  3")
    try run.send("x")
    try run.wait(forScreen: "3…")
    try run.send("\u{1B}[B\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "2\n")
  }

  @Test func whatIsTypedBehindAMoveIsWaitedFor() throws {
    let run = try picker("case {q} in '') seq 3;; *) sleep 0.4; echo {q};; esac")
    try run.wait(forScreen: "  3")
    try run.send("\u{1B}[B")
    try run.wait(forScreen: "> 2")
    try run.send("x\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "x\n")
  }

  @Test func whatIsThereIsShownBeforeTheCommandHasEnded() throws {
    let run = try picker("echo early; sleep 60; echo late")
    try run.wait(forScreen: "early")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "early\n")
  }

  // MARK: Failures

  @Test(arguments: [
    ("echo broken >&2; exit 3", "broken"), ("exit 3", "the command failed with status 3"),
    ("kill -9 $$", "the command was ended by signal 9"),
    ("nosuchcommand", "nosuchcommand: not found"),
  ])
  func aFailureIsToldAndTheListStays(command: String, reason: String) throws {
    let run = try picker("case {q} in x) \(command);; *) echo alpha;; esac")
    try run.wait(forScreen: "alpha")
    try run.send("x")
    try run.wait(forScreen: reason)
    #expect(run.screen.text.contains("alpha"))
    try run.send("\u{7F}")
    try run.wait(for: "the end of the message") { !run.screen.text.contains(reason) }
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "alpha\n")
    #expect(run.errors == "")
  }

  @Test(arguments: [("\u{1B}[B\r", "2\n"), ("\u{1B}[A\r", "1\n"), ("\t\r", "1\n")])
  func theOldListIsPickedFromAfterAFailure(keys: String, result: String) throws {
    let mode = keys.hasPrefix("\t") ? "--multi" : "--multi=1"
    let run = try picker("case {q} in '') seq 3;; *) echo broken >&2; exit 3;; esac", mode)
    try run.wait(forScreen: "  3")
    try run.send("x")
    try run.wait(forScreen: "broken")
    try run.send(keys)
    #expect(try run.end() == .exited(0))
    #expect(run.output == result)
  }

  @Test func enterTriesAgainWhatHasFailed() throws {
    let run = try picker("case {q} in '') seq 3;; *) mkdir tried && exit 3; echo found;; esac")
    try run.wait(forScreen: "  3")
    try run.send("x")
    try run.wait(forScreen: "failed with status 3")
    try run.send("\r")
    try run.wait(forScreen: "found")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "found\n")
  }

  @Test func aCommandThatPrintsForEverIsStopped() throws {
    let run = try picker("case {q} in x) yes;; *) echo alpha;; esac")
    try run.wait(forScreen: "alpha")
    try run.send("x")
    try run.wait(forScreen: "the command printed more than 64 MiB")
    try run.send("\u{3}")
    #expect(try run.end() == .exited(130))
    #expect(run.errors == "")
  }

  @Test func whoAsksNobodyIsToldOfAFailure() throws {
    #expect(
      try sectionpick("--source", "echo broken >&2; exit 3", "--filter", "x")
        == Outcome(errors: "sectionpick: --source: broken\n", status: 2))
    #expect(
      try sectionpick("--source", fruits, "--filter", "kiwi")
        == Outcome(
          errors: "sectionpick: the command finds nothing for “kiwi”\n", status: 1))
  }

  @Test func theLastLineThatSaysSomethingIsTheReason() throws {
    #expect(
      try sectionpick("--source", #"printf 'why\n \n\n' >&2; exit 3"#, "--filter", "x")
        == Outcome(errors: "sectionpick: --source: why\n", status: 2))
  }

  @Test func aQueryThatIsTooLongForTheSystemIsTold() throws {
    let query = String(repeating: "x", count: 1 << 17)
    let outcome = try sectionpick("--source", fruits, "--plain", input: "\(query)\nap\n1\n")
    #expect(outcome.errors.contains("\ncannot run /bin/sh: Argument list too long\n"))
    #expect(outcome.output == "apple\n")
  }

  @Test func aPlainPickerTellsOfAFailureAtOnce() throws {
    let outcome = try sectionpick("--source", "echo broken >&2; exit 3", "--plain")
    #expect(outcome.errors.contains("\nbroken\n"))
    #expect(outcome.status == .exited(1))
  }

  @Test(arguments: ["--only", "--exclude", "--prefer", "--selected", "--initial"])
  func whatIsAboutOneListIsRefused(option: String) throws {
    #expect(
      try sectionpick("--source", fruits, option, "apple")
        == Outcome(
          errors: "sectionpick: \(option) is about one list, and --source finds another for every "
            + "query\n", status: 2))
  }

  // MARK: The end

  @Test(arguments: ["\r", "\u{3}", "\u{4}"])
  func theRunEndsWithThePicker(keys: String) throws {
    let environment = try TestEnvironment()
    let run = try picker("echo $$ > run; echo early; sleep 60", in: environment)
    try run.wait(forScreen: "early")
    let child = try processIdentifier("run", in: environment, run)
    try run.send(keys)
    _ = try run.end()
    try waitForEnd(of: child, run)
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGQUIT], ["live", "plain"])
  func theRunEndsWhenASignalEndsThePicker(signal: Int32, kind: String) throws {
    let environment = try TestEnvironment()
    let run = try TerminalRun(
      .sectionpick, ["--source", "echo $$ > run; sleep 60"] + (kind == "plain" ? ["--plain"] : []),
      output: .pipe, errors: .pipe, environment: environment)
    let child = try processIdentifier("run", in: environment, run)
    try run.send(signal: signal)
    #expect(try run.end() == .signaled(signal))
    try waitForEnd(of: child, run)
    #expect(run.finalModes == run.initialModes)
  }

  // MARK: Other forms

  @Test func marksStayWhateverIsFoundNext() throws {
    let run = try picker(fruits, "--multi")
    try run.wait(forScreen: "banana")
    try run.send("ban")
    try run.wait(forScreen: "Found 1 item")
    try run.send("\t")
    try run.wait(forScreen: "1 marked")
    try run.send("\u{15}apr")
    try run.wait(for: "the second answer") {
      run.screen.text.contains("1 marked, Found 1 item") && run.screen.text.contains("apricot")
    }
    #expect(!run.screen.text.contains("banana"))
    try run.send("\t")
    try run.wait(forScreen: "2 marked")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "apricot\nbanana\n")
  }

  @Test func recordsHaveTheirFields() throws {
    let command = #"printf 'name,city\nAdams,Rome\nBaker,Oslo\n'"#
    #expect(
      try sectionpick(
        "--source", command, "--input", "csv", "--section", "city", "--list", "--format",
        "{section} {name}") == Outcome("Rome Adams\nOslo Baker\n"))
    let run = try picker(command, "--input", "csv", "--label", "nosuch")
    try run.wait(forScreen: "there is no field “nosuch”")
    try run.send("\u{3}")
    #expect(try run.end() == .exited(130))
  }

  @Test func scriptsAndPlainPickersAskTheCommand() throws {
    #expect(
      try sectionpick("--source", fruits, "--script", "-", input: "apr\n:select\n")
        == Outcome("apricot\n"))
    let plain = try sectionpick("--source", fruits, "--plain", input: "ap\n2\n")
    #expect(plain.output == "apricot\n")
    #expect(plain.errors.contains("Found 2 items"))
  }

  @Test func theCommandHasTheEnvironmentOfTheCaller() throws {
    let environment = try TestEnvironment(["LINES": "7", "COLUMNS": nil, "LC_ALL": "C"])
    let run = try picker(
      #"echo "[$LINES:$COLUMNS:$LC_ALL]{q}""#, "--input", "lines",
      in: environment)
    try run.wait(forScreen: "[7::C]")
    try run.resize(to: TerminalSize(rows: 12, columns: 60))
    try run.send("x")
    try run.wait(forScreen: "[7::C]x")
    try run.send("\u{3}")
    #expect(try run.end() == .exited(130))
  }

  @Test func aCommandNeedNotEndWhereFewItemsAreWanted() throws {
    #expect(
      try sectionpick("--source", "yes", "--max-items", "2", "--list") == Outcome("y\ny\n"))
    let environment = try TestEnvironment()
    let run = try picker("echo $$ > run; seq 3; sleep 60", "--max-items", "2", in: environment)
    let child = try processIdentifier("run", in: environment, run)
    try waitForEnd(of: child, run)
    try run.wait(for: "the whole answer") {
      run.screen.lines[run.screen.cursorRow].hasSuffix(" 2")
    }
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "1\n")
  }

  @Test func recordsOfNoUseAreTold() throws {
    let outcome = try sectionpick(
      "--source", #"printf '{"a":1}\n{oops\n{"a":2}\n'"#, "--input", "jsonl", "--list")
    #expect(outcome.output == "{\"a\":1}\n{\"a\":2}\n")
    #expect(outcome.errors.hasPrefix("sectionpick: output of the command:2:"))
    #expect(outcome.status == .exited(0))
  }

  @Test func theCommandHasNoTerminal() throws {
    let run = try picker("echo disturbed > /dev/tty; read -r answer < /dev/tty; echo end")
    try run.wait(forScreen: "> end")
    #expect(!run.screen.text.contains("disturbed"))
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "end\n")
  }

  @Test func variablesThatAreNoTextReachTheCommand() throws {
    #expect(
      try shell(
        #"X=$(printf '\351') sectionpick --source 'printf %s "$X" | od -An -tx1' --filter x"#)
        == Outcome(" e9\n"))
  }

  @Test func failuresAreLearnedOfWhereTheCallerIgnoresItsChildren() throws {
    #expect(
      try shell("env --ignore-signal=CHLD sectionpick --source 'exit 3' --filter x")
        == Outcome(
          errors: "sectionpick: --source: the command failed with status 3\n", status: 2))
  }

  @Test func aDatabaseIsSearched() throws {
    let environment = try TestEnvironment()
    let script = """
      set -e
      sqlite3 books.db "CREATE VIRTUAL TABLE book USING fts5(title, author);
        INSERT INTO book VALUES ('Emma', 'Jane Austen'), ('Persuasion', 'Jane Austen'),
          ('Silas Marner', 'George Eliot');"
      """
    #expect(
      Outcome(try ProgramRun(.shell, ["-c", script], input: .empty, environment: environment))
        == Outcome(""))
    let run = try picker(
      #"""
      word=$(printf %s {q} | sed "s/[\"']/&&/g"); where="WHERE book MATCH '\"$word\" *'"
      [ "$word" ] || where=; sqlite3 books.db "SELECT title FROM book $where"
      """#, in: environment)
    try run.wait(forScreen: "Silas Marner")
    try run.send("aus")
    try run.wait(forScreen: "Found 2 items")
    try run.send("q\"'")
    try run.wait(forScreen: "No item matches")
    try run.send("\u{7F}\u{7F}\u{7F}")
    try run.wait(forScreen: "Found 2 items")
    try run.send("\u{1B}[B\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "Persuasion\n")
  }

  // MARK: Processes

  /// The number that a process writes to a file.
  private func processIdentifier(
    _ file: String, in environment: TestEnvironment, _ run: TerminalRun
  ) throws -> Int32 {
    var number: Int32?
    try run.wait(for: "the file \(file)") {
      let bytes = (try? environment.home.read(file)) ?? []
      number = bytes.last == 0x0A ? Int32(String(decoding: bytes.dropLast(), as: UTF8.self)) : nil
      return number != nil
    }
    return try #require(number)
  }

  private func waitForEnd(of process: Int32, _ run: TerminalRun) throws {
    for _ in 0..<10_000 where kill(process, 0) == 0 { usleep(1000) }
    #expect(kill(process, 0) == -1)
  }

  /// The children of a process, zombies among them.
  private func children(of process: Int32) throws -> [Substring] {
    let path = "/proc/\(process)/task/\(process)/children"
    return try ProgramRun(BuiltProduct(path: "/bin/cat"), [path]).output.split(separator: " ")
  }
}
