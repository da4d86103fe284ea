import TestSupport
import Testing

@Suite("Any list")
struct SectionPickTests {
  private let contacts = "name,city\n\"Smith, J\",Paris\nAdams,Rome\nBaker,Oslo\n"

  @Test func linesStandUnderTheirLetters() throws {
    let outcome = try sectionpick(
      "--list", "--format", "{section} {label}", input: "banana\nÄpfel\n42\napple\n")
    #expect(outcome == Outcome("A Äpfel\nA apple\nB banana\n# 42\n"))
  }

  @Test func whatMatchesIsPrintedBestFirst() throws {
    #expect(
      try sectionpick("--filter", "pear", input: "red pear\npearl\npear\n")
        == Outcome("pear\npearl\nred pear\n"))
  }

  @Test func bytesComeOutAsTheyWentIn() throws {
    let run = try ProgramRun(
      .shell, ["-c", "printf 'a\\377b\\r\\n' | \(BuiltProduct.sectionpick.path) --filter a"],
      input: .empty, environment: nil)
    #expect(run.outputBytes.starts(with: [0x61, 0xFF, 0x62]))
  }

  @Test func recordsAreSearchedAndGroupedByTheirFields() throws {
    #expect(
      try sectionpick("--input", "csv", "--search", "city", "--filter", "rome", input: contacts)
        == Outcome("Adams,Rome\n"))
    #expect(
      try sectionpick(
        "--input", "csv", "--section", "city", "--list", "--format", "{section}: {name}",
        input: contacts) == Outcome("Oslo: Baker\nParis: Smith, J\nRome: Adams\n"))
  }

  @Test func objectsArePrintedAsTheyAre() throws {
    #expect(
      try sectionpick(
        "--filter", "ki", input: #"[{"name": "Kiwi", "is": "green"}, {"name": "Fig"}]"#)
        == Outcome(#"{"name": "Kiwi", "is": "green"}"# + "\n"))
  }

  @Test func escapedLettersAreFoundBesidePlainOnes() throws {
    #expect(
      try sectionpick("--filter", "kiwi", input: #"["\u006biwi", "kiwi"]"#)
        == Outcome("\"\\u006biwi\"\n\"kiwi\"\n"))
  }

  @Test(arguments: ["pear", "ea", "none"])
  func fieldsThatNoLineHasAreRefused(query: String) throws {
    let outcome = try sectionpick("--filter", query, "--format", "{city}", input: "pear\n")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("there is no field “city”"))
  }

  @Test func insidesOfWordsAreFoundWhereNoWordBeginsSo() throws {
    let lines = "pear\nspear\nappear\n"
    #expect(try sectionpick("--filter", "pear", input: lines) == Outcome("pear\n"))
    #expect(try sectionpick("--filter", "ear", input: lines) == Outcome("appear\npear\nspear\n"))
  }

  @Test func aBadRowIsNamedAndTheRestIsKept() throws {
    let outcome = try sectionpick(
      "--input", "jsonl", "--list", input: "{\"name\":\"a\"}\n{oops\n{\"name\":\"b\"}\n")
    #expect(outcome.output == "{\"name\":\"a\"}\n{\"name\":\"b\"}\n")
    #expect(outcome.errors.hasPrefix("sectionpick: standard input:2:"))
    #expect(outcome.status == .exited(0))
  }

  @Test func anUnknownFieldIsAnErrorThatNamesTheKnownOnes() throws {
    let outcome = try sectionpick(
      "--input", "csv", "--section", "town", "--list", input: contacts)
    #expect(
      outcome
        == Outcome(
          errors: "sectionpick: there is no field “town”; the fields are name, city\n", status: 2))
  }

  @Test func linesOfJSONNeedNotBeObjects() throws {
    #expect(
      try sectionpick(
        "--input", "jsonl", "--list", "--format", "{label}", input: "\"b\"\n\"a\\u0062\"\n")
        == Outcome("ab\nb\n"))
  }

  @Test func keysChooseWhatIsListed() throws {
    let input = "pear\napple\nplum\n"
    #expect(
      try sectionpick("--list", "--only", "plum,pear", input: input) == Outcome("pear\nplum\n"))
    #expect(
      try sectionpick("--list", "--exclude", "PEAR", input: input) == Outcome("apple\nplum\n"))
    #expect(
      try sectionpick("--list", "--prefer", "plum", input: input) == Outcome("plum\napple\npear\n"))
    #expect(
      try sectionpick("--filter", "p", "--exclude", "pear", input: input)
        == Outcome("plum\n"))
    #expect(
      try sectionpick("--list", "--only", "fig", input: input)
        == Outcome(errors: "sectionpick: --only: no item is called “fig”\n", status: 2))
  }

  @Test func anIdentityIsAKey() throws {
    #expect(
      try sectionpick("--input", "csv", "--id", "city", "--select", "oslo", input: contacts)
        == Outcome("Baker,Oslo\n"))
  }

  @Test func aListAndAScriptCannotBothBeTheInput() throws {
    #expect(
      try sectionpick("--script", "-", input: "a\n")
        == Outcome(
          errors:
            "sectionpick: standard input is the script, so that the items need --items FILE\n",
          status: 2))
  }

  @Test func aGuessIsSaidToBeOne() throws {
    #expect(
      try sectionpick("--filter", "banaan", input: "banana\npear\n")
        == Outcome(
          "banana\n", errors: "sectionpick: no item matches “banaan”: did you mean this?\n"))
  }

  @Test func emptyInputHasNothingToPick() throws {
    #expect(
      try sectionpick("--filter", "x", input: "")
        == Outcome(errors: "sectionpick: there are no items to pick from\n", status: 1))
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let outcome = try shell("seq 200000 | sectionpick --filter 1 | head -1")
    #expect(outcome == Outcome("1\n"))
  }

  @Test func aPersonPicksFromAPipe() throws {
    let path = BuiltProduct.sectionpick.path
    let run = try TerminalRun(
      .shell, ["-c", "printf 'alpha\\nbeta\\ngamma\\n' | \(path)"], output: .pipe, errors: .pipe)
    try run.wait(forScreen: "gamma")
    try run.send("be")
    try run.wait(forScreen: "Found 1 item")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "beta\n")
    #expect(run.errors == "")
    #expect(run.finalModes == run.initialModes)
  }

  @Test func severalAreMarkedAndPrintedInTheOrderOfTheList() throws {
    let path = BuiltProduct.sectionpick.path
    let run = try TerminalRun(
      .shell, ["-c", "printf 'alpha\\nbeta\\ngamma\\n' | \(path) --multi"], output: .pipe,
      errors: .pipe)
    try run.wait(forScreen: "gamma")
    try run.send("\u{1B}>\t\u{1B}<\t\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "alpha\ngamma\n")
  }

  @Test func aNamedListIsRemembered() throws {
    let environment = try TestEnvironment()
    let script =
      "printf 'alpha\\nbeta\\n' >items; printf ':select beta\\n' | "
      + "sectionpick --items items --store letters --script - ; "
      + "printf ':recents\\n' | sectionpick --items items --store letters --script - --transcript"
    #expect(try shell(script, in: environment).output == "beta\n> :recents\nbeta\n")
  }
}
