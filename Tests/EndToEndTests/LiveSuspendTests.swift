import TestSupport
import Testing

@Suite("Live suspending")
struct LiveSuspendTests {
  @Test func theShellStopsAndContinuesIt() throws {
    let run = try TerminalRun.interactiveShell()
    try run.send("dialcode\r")
    try run.wait(forScreen: "Afghanistan")
    try run.send("den")
    try run.wait(forScreen: "Found 1 country")
    for size in [(24, 80), (20, 60), (30, 100), (12, 40), (24, 80)] {
      try run.send("\u{1A}")
      try run.wait(for: "the prompt") {
        run.screen.lines[run.screen.cursorRow] == "$" && run.screen.text.contains("Stopped")
      }
      #expect(!run.screen.isOn(1002))
      try run.resize(to: TerminalSize(rows: size.0, columns: size.1))
      try run.send("clear; fg\r")
      try run.wait(forScreen: "Found 1 country")
      try run.send("m")
      try run.wait(forScreen: "> denm ")
      try run.send("\u{7F}")
      try run.wait(forScreen: "> den ")
    }
    try run.send("\r")
    try run.wait(forScreen: "+45\n")
    try run.send("exit\r")
    #expect(try run.end() == .exited(0))
    #expect(run.finalModes == run.initialModes)
  }

  /// The shell would wait for ever for a program that has stopped in a substitution.
  @Test func aSubstitutionIsNotStopped() throws {
    let run = try TerminalRun.interactiveShell()
    try run.send("x=$(dialcode)\r")
    try run.wait(forScreen: "Afghanistan")
    try run.send("\u{1A}")
    try run.wait(forScreen: "cannot be suspended here")
    try run.send("den\r")
    try run.wait(for: "the prompt") { run.screen.lines[run.screen.cursorRow] == "$" }
    try run.send("echo \"<$x>\"\r")
    try run.wait(forScreen: "<+45>")
  }

  @Test func aKeyOfTheShellInsertsWhatIsPicked() throws {
    let run = try TerminalRun.interactiveShell()
    try run.send(
      "w() { local r; r=$(dialcode) && READLINE_LINE=${READLINE_LINE:0:READLINE_POINT}$r${READLINE_"
        + "LINE:READLINE_POINT} && READLINE_POINT=$((READLINE_POINT + ${#r})); }\r")
    try run.send("bind -x '\"\\C-o\": w'; clear\r")
    try run.wait(for: "a clear screen") { run.screen.text == "$\n" }
    try run.send("echo call  end\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{F}")
    try run.wait(forScreen: "Afghanistan")
    try run.send("den\r")
    try run.wait(for: "the line") { run.screen.text == "$ echo call +45 end\n" }
    try run.send("X\r")
    try run.wait(forScreen: "\ncall +45X end\n")
  }
}
