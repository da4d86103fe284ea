import TestSupport
import Testing

private func sh(
  _ script: String, input: TerminalRun.Input = .terminal, output: TerminalRun.Stream = .terminal,
  errors: TerminalRun.Stream = .terminal
) throws -> TerminalRun {
  try TerminalRun(
    BuiltProduct(path: "/bin/sh"), ["-c", script], size: TerminalSize(rows: 10, columns: 40),
    input: input, output: output, errors: errors)
}

@Suite("Terminal run")
struct TerminalRunTests {
  @Test func theTerminalIsTheControllingOne() throws {
    let run = try sh("stty size </dev/tty >/dev/tty", input: .bytes([]), output: .pipe)
    #expect(try run.end() == .exited(0))
    #expect(run.terminalText == "10 40\r\n")
    #expect(run.output == "")
  }

  @Test func streamsMayBePipes() throws {
    let run = try sh(
      "read x; echo out $x; echo err >&2; echo tty >/dev/tty", input: .bytes(Array("a\n".utf8)),
      output: .pipe, errors: .pipe)
    #expect(try run.end() == .exited(0))
    #expect(run.output == "out a\n")
    #expect(run.errors == "err\n")
    #expect(run.terminalText == "tty\r\n")
  }

  @Test func whatIsTypedArrives() throws {
    let run = try sh("echo ready; read x; echo \"<$x>\"")
    try run.wait(for: "ready")
    try run.send("hello\n")
    let end = try run.wait(for: "<hello>")
    #expect(end > 0)
    #expect(try run.end() == .exited(0))
  }

  @Test func theScreenIsWhatAPersonSees() throws {
    let run = try sh("printf 'old\\rnew\\033[3;5Hthere'; read x")
    try run.wait(forScreen: "there")
    #expect(run.screen.lines[0] == "new")
    #expect(run.screen.lines[2] == "    there")
    try run.resize(to: TerminalSize(rows: 6, columns: 30))
    #expect(run.screen.rows == 6)
  }

  @Test func theLastOutputIsNotLost() throws {
    let run = try sh("head -c 100000 /dev/zero | tr '\\0' x; printf end")
    #expect(try run.end() == .exited(0))
    #expect(run.terminalBytes.count == 100_003)
  }

  @Test func waitingFailsWithWhatCame() throws {
    let run = try sh("echo something else")
    let failure = #expect(throws: TerminalTimeout.self) { try run.wait(for: "nothing") }
    #expect(failure?.description.contains("something else") == true)
  }

  @Test func modesAreSeenBeforeAndAfter() throws {
    let run = try sh("stty raw -echo; echo raw; read x; stty sane; stty echo")
    try run.wait(for: "raw")
    #expect(try run.modes().isLineBuffered == false)
    #expect(try run.modes() != run.initialModes)
    try run.send("\n")
    #expect(try run.end() == .exited(0))
    #expect(run.finalModes?.isLineBuffered == true)
    #expect(run.finalModes?.echoes == true)
  }

  @Test func controlCReachesTheProgram() throws {
    // Not a shell: dash may take the signal of a program that it is just starting.
    let run = try TerminalRun(BuiltProduct(path: "/bin/cat"))
    try run.send("x\n")
    try run.wait(for: "x\r\nx\r\n")
    try run.send("\u{3}")
    #expect(try run.end() == .signaled(2))
  }

  @Test func resizingTellsTheProgram() throws {
    let run = try sh("trap 'stty size; exit 0' WINCH; echo ready; while :; do sleep 0.05; done")
    try run.wait(for: "ready")
    try run.resize(to: TerminalSize(rows: 5, columns: 20))
    try run.wait(for: "5 20")
    #expect(try run.end() == .exited(0))
  }

  @Test func signalsAreSent() throws {
    let run = try sh("echo ready; exec sleep 100")
    try run.wait(for: "ready")
    try run.send(signal: 15)
    #expect(try run.end() == .signaled(15))
  }
}
