import TestSupport
import Testing

private let shell = BuiltProduct(path: "/bin/sh")

@Suite("Program run")
struct ProgramRunTests {
  @Test func streamsAreKeptApart() throws {
    let run = try ProgramRun(shell, ["-c", "echo out; echo err >&2; exit 3"])
    #expect(run.output == "out\n")
    #expect(run.errors == "err\n")
    #expect(run.status == .exited(3))
  }

  @Test func inputLargerThanAPipeComesThrough() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let run = try ProgramRun(BuiltProduct(path: "/bin/cat"), input: .bytes(bytes))
    #expect(run.outputBytes == bytes)
  }

  @Test func inputThatNobodyReadsIsNoError() throws {
    let bytes = [UInt8](repeating: 65, count: 1_000_000)
    let run = try ProgramRun(shell, ["-c", "exec <&-; exit 0"], input: .bytes(bytes))
    #expect(run.status == .exited(0))
  }

  @Test func signalsAreTold() throws {
    #expect(try ProgramRun(shell, ["-c", "kill -15 $$"]).status == .signaled(15))
  }

  @Test func theEnvironmentIsKnown() throws {
    let environment = try TestEnvironment(["TZ": nil, "X": "1"])
    let run = try ProgramRun(shell, ["-c", "echo $HOME $X ${TZ-none}"], environment: environment)
    #expect(run.output == "\(environment.home.path) 1 none\n")
  }

  @Test func thereIsNoTerminal() throws {
    #expect(try ProgramRun(shell, ["-c", ": </dev/tty"]).status != .exited(0))
  }

  @Test func endlessProgramsAreKilled() {
    #expect(throws: ProgramTimeout.self) {
      try ProgramRun(shell, ["-c", "echo a; sleep 1000"], timeout: .milliseconds(50))
    }
  }

  @Test func aMissingProgramIsAnError() {
    #expect(throws: SystemCallError.self) { try ProgramRun(BuiltProduct(path: "/nowhere")) }
  }
}
