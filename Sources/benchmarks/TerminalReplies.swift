/// What a terminal answers to the questions of programs, some of which wait for it.
struct TerminalReplies {
  private static let replies: [(question: String, answer: String)] = [
    ("\u{1B}[6n", "\u{1B}[1;1R"),  // where the cursor is
    ("\u{1B}[c", "\u{1B}[?62;22c"),  // what kind of terminal this is
    ("\u{1B}[?2004$p", "\u{1B}[?2004;2$y"),  // whether pastes are marked
    ("\u{1B}]11;?", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"),  // the background colour
  ]

  /// The answers to the questions in a piece of output.
  static func answers(to output: ArraySlice<UInt8>) -> [UInt8] {
    guard output.contains(0x1B) else { return [] }
    return replies.flatMap { question, answer in
      (0..<output.count(of: Array(question.utf8))).flatMap { _ in Array(answer.utf8) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// How often `needle` occurs.
  func count(of needle: [UInt8]) -> Int {
    indices.count { self[$0...].starts(with: needle) }
  }
}
