import TestSupport
import Testing

@Suite("Pickers in pipelines and shells")
struct SectionPickJobTests {
  private func waitForPrompt(_ run: TerminalRun) throws {
    try run.wait(for: "the prompt") { run.screen.lines[run.screen.cursorRow] == "$" }
  }

  @Test func aPipelineStopsAndContinues() throws {
    let run = try TerminalRun.interactiveShell()
    try run.send("{ echo pear; until [ -e go ]; do sleep 0.02; done; echo plum; } | sectionpick\r")
    try run.wait(forScreen: "> pear ")
    try run.send("\u{1A}")
    try run.wait(forScreen: "Stopped")
    try waitForPrompt(run)
    try run.send("touch go; clear; fg\r")
    try run.wait(forScreen: "\n  plum ")
    try run.send("plu\r")
    try run.wait(forScreen: "plum\n$\n")
    try run.send("exit\r")
    #expect(try run.end() == .exited(0))
    #expect(run.finalModes == run.initialModes)
  }

  @Test func aWaitForACommandStopsAndContinues() throws {
    let run = try TerminalRun.interactiveShell()
    try run.send(
      "{ until [ -e begun ]; do sleep 0.02; done; echo be''gun; } & "
        + "sectionpick --source 'touch begun; until [ -e go ]; do sleep 0.02; done; echo plum' -l\r"
    )
    try run.wait(forScreen: "\nbegun\n")
    try run.send("\u{1A}")
    try run.wait(forScreen: "Stopped")
    try waitForPrompt(run)
    try run.send("touch go; clear; fg\r")
    try run.wait(forScreen: "\nplum\n")
  }

  @Test func aScriptOnStandardInputReadsOn() throws {
    let run = try TerminalRun.interactiveShell()
    try run.send(#"printf 'x=$(seq 3 | sectionpick)\necho got $x\n' | bash"# + "\r")
    try run.wait(forScreen: "> 1 ")
    try run.send("\u{1B}[B\r")
    try run.wait(forScreen: "got 2\n")
  }

  @Test(arguments: [1, 2, 3, 15] as [Int32])
  func aSignalRestoresTheTerminal(signal: Int32) throws {
    var environment = try TestEnvironment()
    environment.findsProducts()
    let path = try environment.home.write("alpha\nbeta\n", to: "items")
    let run = try TerminalRun(
      .sectionpick, ["--items", path], output: .pipe, errors: .pipe, environment: environment)
    try run.wait(forScreen: "beta")
    try run.send(signal: signal)
    #expect(try run.end() == (signal == 2 ? .exited(130) : .signaled(signal)))
    #expect(run.finalModes == run.initialModes)
    #expect(run.screen.modes == [7, 25])
    #expect(run.outputBytes == [])
    #expect(run.errorBytes == [])
  }

  @Test func withoutATerminalThereIsAWayOut() throws {
    for command in ["sectionpick", "sectionpick --plain", "sectionpick -m --sync"] {
      let outcome = try shell("printf 'a\\nb\\n' | \(command)")
      #expect(outcome.output == "")
      #expect(outcome.status == .exited(2))
      #expect(outcome.errors.hasPrefix("sectionpick: cannot open /dev/tty to ask at: "))
      #expect(outcome.errors.contains("use --filter or --select"))
    }
  }
}
