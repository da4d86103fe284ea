import TestSupport
import Testing

@Suite("Lists that still come")
struct SectionPickStreamTests {
  /// Runs a script that ends in a picker, on a terminal.
  private func terminalRun(
    _ script: String, in environment: TestEnvironment? = nil
  ) throws -> TerminalRun {
    var environment = try environment ?? TestEnvironment()
    environment.findsProducts()
    return try TerminalRun(
      .shell, ["-c", script], output: .pipe, errors: .pipe, environment: environment)
  }

  /// A producer that writes a line, then waits for the file `go`.
  private let halting =
    "{ echo pear; until [ -e go ]; do sleep 0.02; done; printf 'apple\\nquince\\n'; }"

  @Test func theScreenIsUpBeforeTheInputHasEnded() throws {
    let run = try terminalRun("{ echo pear; echo plum; exec sleep 60; } | sectionpick")
    try run.wait(forScreen: "2…")
    try run.send("plu")
    try run.wait(forScreen: "Found 1 item…")
    try run.send("\r")
    try run.wait(for: "the result") { run.output == "plum\n" }
    try run.send(signal: 15)
  }

  @Test func sectionsFillWhileAPersonLooks() throws {
    let environment = try TestEnvironment()
    let run = try terminalRun("\(halting) | sectionpick", in: environment)
    try run.wait(forScreen: "1…")
    #expect(run.listedLines == ["P", "> pear"])
    try environment.home.write("", to: "go")
    try run.wait(forScreen: "quince")
    try run.wait(for: "the end of the input") { !run.screen.text.contains("3…") }
    #expect(run.listedLines == ["A", "> apple", "P", "  pear", "Q", "  quince"])
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "apple\n")
  }

  @Test func aMovedCursorAndMarksStayOnTheirItems() throws {
    let environment = try TestEnvironment()
    let run = try terminalRun("\(halting) | sectionpick --multi", in: environment)
    try run.wait(forScreen: "1…")
    try run.send("\t")
    try run.wait(forScreen: "1 marked, 1…")
    try environment.home.write("", to: "go")
    try run.wait(forScreen: "quince")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "pear\n")
  }

  @Test func leavingEarlyStopsTheProducerQuietly() throws {
    let run = try terminalRun("{ seq 100; sleep 0.2; yes; } | sectionpick; echo status $?")
    try run.wait(forScreen: "100…")
    try run.send("\u{3}")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "status 130\n")
    #expect(run.errors == "")
  }

  @Test func anInputThatEndsEmptyHasNothingToPick() throws {
    let run = try terminalRun("sleep 0.3 | sectionpick")
    try run.wait(forScreen: "Waiting for items")
    #expect(try run.end() == .exited(1))
    #expect(run.output == "")
    #expect(run.errors == "sectionpick: there are no items to pick from\n")
    #expect(run.finalModes == run.initialModes)
  }

  @Test func aBadRowIsToldWhenTheScreenIsGone() throws {
    let run = try terminalRun(
      "{ echo '\"pear\"'; sleep 0.3; echo '{oops'; } | sectionpick --input jsonl")
    try run.wait(forScreen: "1…")
    try run.wait(for: "the end of the input") { !run.screen.text.contains("1…") }
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "\"pear\"\n")
    #expect(run.errors.hasPrefix("sectionpick: standard input:2:"))
  }

  @Test func aMillionLinesArePickedFrom() throws {
    let run = try terminalRun("seq 1000000 | sectionpick")
    try run.wait(forScreen: "1000000\n")
    try run.send("777777")
    try run.wait(forScreen: "Found 1 item")
    try run.send("\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "777777\n")
  }

  @Test func answersComeFromTheTerminalWhereTheInputIsTheList() throws {
    let run = try terminalRun("printf 'pear\\nplum\\n' | sectionpick --plain")
    try run.wait(for: "[1-2] > ")
    try run.send("2\r")
    #expect(try run.end() == .exited(0))
    #expect(run.output == "plum\n")
  }
}
