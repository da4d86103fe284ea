import TestSupport
import Testing

@Suite("Answers that need nobody, or come in other ways")
struct SectionPickAnswerTests {
  private let items = "printf 'alpha\\nbeta\\ngamma\\n' |"

  @Test func theOnlyMatchIsPrinted() throws {
    let input = "alpha\nbeta\n"
    #expect(try sectionpick("-1", "-q", "b", input: input) == Outcome("beta\n"))
    #expect(try sectionpick("--select-1", input: "alpha\n") == Outcome("alpha\n"))
    #expect(
      try sectionpick("-1", "-q", "b", "--print-query", input: input) == Outcome("b\nbeta\n"))
    // Several matches, none, or a guess have to be looked at, which takes a terminal.
    for query in ["a", "zzz", "alpah", ""] {
      let outcome = try sectionpick("-1", "-q", query, input: "alpha\nabc\n")
      #expect(outcome.status == .exited(2))
      #expect(outcome.errors.hasPrefix("sectionpick: cannot open /dev/tty to ask at: "))
    }
  }

  @Test func noMatchEndsItAtOnceOnRequest() throws {
    #expect(
      try sectionpick("--exit-0", "-q", "zzz", input: "alpha\n")
        == .itemFailure("no item matches “zzz”", status: 1))
    let picker = try ItemPicker(
      "\(items) sectionpick -1 --exit-0 --height ~50%", shows: "3",
      size: TerminalSize(rows: 30, columns: 40))
    // Three items under three letters, the prompt and a message.
    #expect(picker.run.screen.cursorRow == 30 - 8)
    try picker.type("c", shows: "No item matches “c”")
    try picker.type("\u{15}", shows: "alpha")
    try picker.type("\u{3}", ends: 130, output: "")
  }

  @Test(arguments: ["", " 2>/dev/null", " 2>errors"])
  func theResultAloneIsCaptured(redirection: String) throws {
    let picker = try ItemPicker(
      "x=$(\(items) sectionpick\(redirection)); printf '%s|%s' $? \"$x\"", shows: "gamma")
    try picker.type("\u{1B}[B", shows: "> beta")
    try picker.type("\r", output: "0|beta")
  }

  @Test func cancellingPrintsNothing() throws {
    for keys in ["\u{3}", "\u{1B}", "\u{4}"] {
      let picker = try ItemPicker("\(items) sectionpick --print-query", shows: "gamma")
      try picker.type(keys, ends: 130, output: "")
    }
  }

  @Test func enterWithoutAMatchPicksNothing() throws {
    let picker = try ItemPicker("\(items) sectionpick", shows: "gamma")
    try picker.type("zzz", shows: "No item matches “zzz”")
    try picker.type("\r", shows: "there is nothing to pick")
    try picker.type("\u{15}be", shows: "Found 1 item")
    try picker.type("\r", output: "beta\n")
  }

  @Test func aQueryWithoutAMatchIsPrintedOnRequest() throws {
    let picker = try ItemPicker("\(items) sectionpick --accept-query", shows: "gamma")
    try picker.type("new one", shows: "No item matches “new one”")
    try picker.type("\r", output: "new one\n")
    let matching = try ItemPicker("\(items) sectionpick --accept-query", shows: "gamma")
    try matching.type("be", shows: "Found 1 item")
    try matching.type("\r", output: "beta\n")
    let environment = try TestEnvironment()
    try environment.home.write("alpha\n", to: "items")
    let plain = "sectionpick --items items --accept-query --print-query"
    for mode in ["--plain", "--script -"] {
      #expect(
        try shell("printf 'zzz\\n:select\\n' | \(plain) \(mode)", in: environment).output
          == "zzz\nzzz\n")
    }
  }

  @Test func enterOnAnEmptyListIsNoPick() throws {
    let environment = try TestEnvironment()
    let picker = try ItemPicker(
      "{ until [ -e go ]; do sleep 0.02; done; printf 'alpha\\nbeta\\n'; } | sectionpick",
      shows: "Waiting for items", environment: environment)
    try picker.type("be\r", shows: "there is nothing to pick")
    try environment.home.write("", to: "go")
    try picker.wait(forScreen: "Found 1 item")
    try picker.type("\r", output: "beta\n")
  }

  @Test func keysTypedAheadMeetTheWholeList() throws {
    var environment = try TestEnvironment()
    environment.findsProducts()
    let run = try TerminalRun(
      .shell, ["-c", "{ sleep 0.3; printf 'alpha\\nbeta\\ngamma\\n'; } | sectionpick --sync"],
      output: .pipe, errors: .pipe, environment: environment)
    try run.send("be\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "beta\n")
    #expect(run.errors == "")
    #expect(run.finalModes == run.initialModes)
  }

  @Test func enterWaitsForTheEndOfTheInput() throws {
    let environment = try TestEnvironment()
    let picker = try ItemPicker(
      "{ echo bed; until [ -e go ]; do sleep 0.02; done; echo be; } | sectionpick --sync",
      shows: "1…", environment: environment)
    try picker.type("be\r", shows: "waiting for the end of the input")
    try environment.home.write("", to: "go")
    try picker.type("", output: "be\n")
    let changed = try ItemPicker(
      "{ echo bed; until [ -e go2 ]; do sleep 0.02; done; echo be; } | sectionpick --sync",
      shows: "1…", environment: environment)
    try changed.type("be\r", shows: "waiting for the end of the input")
    try changed.type("d", shows: "Found 1 item…")
    try environment.home.write("", to: "go2")
    try changed.run.wait(for: "the end of the input") { !changed.run.screen.text.contains("…") }
    try changed.type("\r", output: "bed\n")
  }

  @Test func thePlainFormAsksInWords() throws {
    let environment = try TestEnvironment()
    try environment.home.write("alpha\nbeta\ngamma\n", to: "items")
    let plain = { (answers: String) in
      try shell(
        "printf '\(answers)' | sectionpick --items items --plain", in: environment)
    }
    for answers in ["2\\n", "be\\n:select\\n", ":jump B\\n:select\\n", "9\\n:clear\\n2\\n"] {
      let outcome = try plain(answers)
      #expect(outcome.output == "beta\n")
      #expect(outcome.status == .exited(0))
      #expect(!outcome.errors.utf8.contains(0x1B))
    }
    let outcome = try plain("")
    #expect(outcome.output == "")
    #expect(outcome.status == .exited(1))
    #expect(outcome.errors.hasSuffix("section G\n3. gamma\ncurrent row: 1. alpha\n"))
  }
}
