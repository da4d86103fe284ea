import TestSupport
import Testing

@Suite("Tmux", .enabled(if: Tmux.installed != nil))
struct TmuxTests {
  @Test func keysComeInAndTheScreenComesOut() throws {
    let tmux = try Tmux(
      BuiltProduct(path: "/bin/sh"),
      ["-c", "printf 'ré\\033[1mbold\\033[m\\n'; read x; echo over"],
      size: TerminalSize(rows: 5, columns: 20))
    try tmux.wait(for: "rébold")
    #expect(try tmux.screen(styled: true).contains("\u{1B}[1mbold"))
    try tmux.type("typed; C-c")
    try tmux.wait(for: "typed; C-c")
    try tmux.press("Enter")
    try tmux.end()
    #expect(try tmux.screen().contains("over"))
  }

  @Test func whatIsMissingIsShown() throws {
    let tmux = try Tmux(BuiltProduct(path: "/bin/sh"), ["-c", "echo here; read x"])
    try tmux.wait(for: "here")
    let failure = #expect(throws: ScreenTimeout.self) {
      try tmux.wait(for: "there", timeout: .milliseconds(20))
    }
    #expect(failure?.description.contains("here") == true)
  }

  @Test func theWindowIsResized() throws {
    let tmux = try Tmux(BuiltProduct(path: "/bin/sh"), ["-c", "read x; stty size; read x"])
    try tmux.resize(to: TerminalSize(rows: 12, columns: 50))
    try tmux.press("Enter")
    try tmux.wait(for: "12 50")
  }
}
