import TestSupport
import Testing

@testable import PickerTerminal

/// Random input, whole and in pieces.
@Suite struct InputDecoderPropertyTests {
  static let pieces = [
    "a", "é", "中", "🇩🇰", "\r", "\u{3}", "\u{1B}", "\u{1B}[A", "\u{1B}OP", "\u{1B}[1;3B", "\u{1B}x",
    "\u{1B}[<0;10;5M", "\u{1B}[M !!", "\u{1B}[200~p\nq\u{1B}[201~", "\u{1B}[24;1R", "\u{1B}[I",
    "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[97;5u", "\u{1B}[", "\u{1B}O",
    "\u{1B}]",
  ].map { Array($0.utf8) }

  @Test func piecesGiveTheSameEventsAsTheWhole() {
    var generator = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let input = (0..<8).flatMap { _ -> [UInt8] in
        Bool.random(using: &generator)
          ? Self.pieces.randomElement(using: &generator) ?? []
          : [UInt8.random(in: 0...255, using: &generator)]
      }
      var whole = InputDecoder()
      let expected = whole.decode(input) + whole.timeOut()
      var bytewise = InputDecoder()
      #expect(input.flatMap { bytewise.decode([$0]) } + bytewise.timeOut() == expected)
      #expect(whole.pending == .nothing && bytewise.pending == .nothing)
    }
  }

  @Test func keysForTheEditLineAreWhole() {
    var generator = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let input = (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var decoder = InputDecoder()
      for case .key(let sequence) in decoder.decode(input) + decoder.timeOut() {
        #expect(String(validating: sequence.bytes, as: UTF8.self) != nil)
        #expect(sequence.bytes.count == 1 || sequence.bytes.first ?? 0 >= 0x1B)
      }
    }
  }
}
