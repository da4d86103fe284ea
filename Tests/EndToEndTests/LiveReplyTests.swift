import TestSupport
import Testing

@Suite("Live replies")
struct LiveReplyTests {
  /// Answers to what somebody else has asked, and keys that nothing is bound to.
  static let sequences = [
    "[12;40R", "[?62;1;2c", "[>0;276;0c", "]10;rgb:ffff/ffff/ffff\u{7}",
    "]11;rgb:0000/0000/0000\u{1B}\\", "P>|XTerm(370)\u{1B}\\", "[I", "[O", "[?2026;2$y", "[?1u",
    "_Gi=31;OK\u{1B}\\", "[0n", "[4;600;800t", "[15~", "[97;5u", "[27;5;97~", "[99;99;99Z",
    "[1;2R", "Ox", "[E", "[57414u",
  ]

  @Test(arguments: sequences)
  func nothingOfThemIsTyped(sequence: String) throws {
    let picker = try LivePicker()
    try picker.type("a\u{1B}\(sequence)b", query: "> ab")
    for byte in "\u{1B}\(sequence)c".utf8 { try picker.run.send([byte]) }
    try picker.waitFor(query: "> abc")
    try picker.leave()
  }
}
