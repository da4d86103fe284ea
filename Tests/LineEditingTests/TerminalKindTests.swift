import LineEditing
import Testing

@Suite("Terminal kind") @MainActor
struct TerminalKindTests {
  @Test(arguments: ["xterm-256color", "xterm-of-another-machine", "vt100", "tmux-256color"])
  func cursorsArePlaced(name: String) {
    #expect(TerminalKind.movesCursor(name))
  }

  @Test(arguments: ["", "dumb", "nosuch", "../../etc/passwd"])
  func linesFollowEachOther(name: String) {
    #expect(!TerminalKind.movesCursor(name))
  }
}
