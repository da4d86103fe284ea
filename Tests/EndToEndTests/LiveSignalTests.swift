import Glibc
import TestSupport
import Testing

@Suite("Live signals")
struct LiveSignalTests {
  /// At any moment, so also in the middle of a frame.
  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signalsEndIt(signal: Int32) throws {
    for keys in ["u", "\u{1B}[6~", "qqqq", "uni\u{15}"] {
      let picker = try LivePicker()
      try picker.typeUntilAnswered(keys)
      try picker.run.send(signal: signal)
      try picker.expectEnd(.signaled(signal))
    }
  }

  @Test func interruptIsCancel() throws {
    let picker = try LivePicker()
    try picker.typeUntilAnswered("u")
    try picker.run.send(signal: SIGINT)
    try picker.expectEnd(.exited(130))
  }

  @Test(arguments: [
    SIGABRT, SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGALRM, SIGUSR1, SIGXCPU,
  ])
  func crashesLeaveTheTerminalAsItWas(signal: Int32) throws {
    let picker = try LivePicker()
    try picker.typeUntilAnswered("u")
    try picker.run.send(signal: signal)
    try picker.expectEnd(.signaled(signal))
  }

  @Test func stoppingFromOutsideIsSurvived() throws {
    let picker = try LivePicker()
    try picker.run.send(signal: SIGSTOP)
    try picker.run.send(signal: SIGCONT)
    try picker.type("den", current: "Denmark")
    try picker.run.send("\r")
    try picker.expectEnd(.exited(0), output: "+45\n", cursorStays: false)
  }

  @Test func theQuitKeyQuits() throws {
    let picker = try LivePicker()
    try picker.run.send("\u{1C}")
    try picker.expectEnd(.signaled(SIGQUIT))
  }

  /// Nobody would wake it up again: it is the first process of its session.
  @Test func itIsNotSuspendedInVain() throws {
    let picker = try LivePicker()
    try picker.type("\u{1A}", shows: "cannot be suspended here")
    try picker.type("den", query: "> den")
    try picker.leave()
  }
}
