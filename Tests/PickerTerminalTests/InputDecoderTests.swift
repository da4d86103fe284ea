import Testing

@testable import PickerTerminal

@Suite struct InputDecoderTests {
  func decode(_ input: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(input.utf8) + decoder.timeOut()
  }

  func key(
    _ bytes: String, _ key: KeySequence.Key?, _ modifiers: KeySequence.Modifiers = []
  ) -> InputEvent {
    .key(KeySequence(bytes: Array(bytes.utf8), key: key, modifiers: modifiers))
  }

  @Test(
    arguments: [
      ("\u{1B}[A", .up, []), ("\u{1B}OA", .up, []), ("\u{1B}[B", .down, []),
      ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []), ("\u{1B}[H", .home, []),
      ("\u{1B}[1~", .home, []), ("\u{1B}[4~", .end, []), ("\u{1B}OF", .end, []),
      ("\u{1B}OP", .function(1), []), ("\u{1B}[11~", .function(1), []),
      ("\u{1B}[[A", .function(1), []), ("\u{1B}[24~", .function(12), []),
      ("\u{1B}[1;3A", .up, .alt), ("\u{1B}\u{1B}[A", .up, .alt), ("\u{1B}\u{1B}OB", .down, .alt),
      ("\u{1B}[1;5B", .down, .control), ("\u{1B}[5;2~", .pageUp, .shift),
      ("\u{1B}[1;8C", .right, [.shift, .alt, .control]), ("\u{1B}[Z", .backTab, []),
      ("\u{1B}O5D", .left, .control), ("\u{1B}[3~", .delete, []),
      ("\u{1B}g", .character("g"), .alt),
      ("\u{1B}<", .character("<"), .alt), ("\u{1B}\u{7F}", .control(0x7F), .alt),
      ("\u{1B}é", .character("é"), .alt), ("a", .character("a"), []), ("中", .character("中"), []),
      ("\u{1F1E9}", .character("\u{1F1E9}"), []), ("\r", .control(13), []), ("\t", .control(9), []),
      ("\u{0}", .control(0), []), ("\u{1B}O", .character("O"), .alt),
      ("\u{1B}[", .character("["), .alt), ("\u{1B}]", .character("]"), .alt),
      ("\u{1B}P", .character("P"), .alt), ("\u{1B}_", .character("_"), .alt),
    ] as [(String, KeySequence.Key, KeySequence.Modifiers)])
  func keys(bytes: String, key: KeySequence.Key, modifiers: KeySequence.Modifiers) {
    #expect(decode(bytes) == [self.key(bytes, key, modifiers)])
  }

  @Test func escapeIsAKeyAfterAWhile() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.pending == .escape)
    #expect(decoder.timeOut() == [.escape])
    #expect(decoder.pending == .nothing)
    #expect(decoder.decode([0x61]) == [key("a", .character("a"))])
  }

  @Test func twoEscapesAreTwoKeys() {
    #expect(decode("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(decode("\u{1B}\u{1B}x") == [.escape, key("\u{1B}x", .character("x"), .alt)])
    #expect(decode("\u{1B}\u{1B}\u{1B}") == [.escape, .escape, .escape])
  }

  @Test(
    arguments: [("\u{3}", .interrupt), ("\u{1A}", .suspend), ("\u{1C}", .quit)]
      as [(String, InputEvent)])
  func signalKeysActAtOnce(bytes: String, event: InputEvent) {
    for prefix in ["", "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}]11;rgb", "\u{1B}[<0;1"] {
      var decoder = InputDecoder()
      #expect(decoder.decode((prefix + bytes).utf8) == [event])
      #expect(decoder.pending == .nothing)
    }
  }

  @Test(arguments: [
    "\u{1B}[24;1R", "\u{1B}[12;40R", "\u{1B}[?62;22c", "\u{1B}[>41;390;0c", "\u{1B}[0n",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]10;rgb:ffff/ffff/ffff\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[?2026;2$y", "\u{1B}[?0u", "\u{1B}[8;24;80t",
    "\u{1B}[M#!!", "\u{1B}[32;300;10M", "\u{1B}[201~", "\u{1B}[<35;10;5M",
    "\u{1B}[<0;0;0M", "\u{1B}[<0M", "\u{1B}[<0;10", "\u{1B}[1;", "\u{1B}]11;rgb",
  ])
  func whatTerminalsSayIsNoInput(bytes: String) {
    #expect(decode(bytes).isEmpty)
  }

  @Test func oldMouseReportsAreNotText() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B, 0x5B, 0x4D, 0x20, 0x80, 0x4F]) == [])
    #expect(decoder.decode([0x1B, 0x5B, 0x4D, 0x20, 0x03, 0x1B]) == [])
    #expect(decoder.decode([0x61]) == [key("a", .character("a"))])
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;10;5M", .press, 0, 4, 9), ("\u{1B}[<2;10;5M", .press, 2, 4, 9),
      ("\u{1B}[<0;300;1m", .release, 0, 0, 299), ("\u{1B}[<32;10000;5M", .drag, 0, 4, 9999),
      ("\u{1B}[<64;1;1M", .wheelUp, 0, 0, 0), ("\u{1B}[<65;1;1M", .wheelDown, 0, 0, 0),
      ("\u{1B}[<20;3;4M", .press, 0, 3, 2),
    ] as [(String, MouseEvent.Action, Int, Int, Int)])
  func mouse(bytes: String, action: MouseEvent.Action, button: Int, row: Int, column: Int) {
    let event = MouseEvent(action: action, button: button, row: row, column: column)
    #expect(decode(bytes) == [.mouse(event)])
    #expect(decode("\u{1B}" + bytes) == [.escape, .mouse(event)])
  }

  @Test(arguments: ["\u{1B}[97;5u", "\u{1B}[27;5;13~", "\u{1B}OX", "\u{1B}[99~"])
  func otherSequencesAreLeftToTheUsersBindings(bytes: String) {
    #expect(decode(bytes) == [.unrecognized(Array(bytes.utf8))])
    #expect(decode("\u{1B}" + bytes) == [.escape, .unrecognized(Array(bytes.utf8))])
  }

  @Test func endlessSequencesAreDropped() {
    let digits = String(repeating: "1", count: 100_000)
    #expect(decode("\u{1B}[\(digits)mx") == [key("x", .character("x"))])
    #expect(decode("\u{1B}]1\(digits)\u{7}x") == [key("x", .character("x"))])
  }

  @Test func bytesThatAreNoCharacterAreReplaced() {
    let replacement = key("\u{FFFD}", .character("\u{FFFD}"))
    var decoder = InputDecoder()
    #expect(decoder.decode([0xE9, 0x61]) == [replacement, key("a", .character("a"))])
    #expect(decoder.decode([0xFF]) == [replacement])
    #expect(decoder.decode([0xE4, 0xB8]) == [])
    #expect(decoder.pending == .rest)
    #expect(decoder.timeOut() == [replacement])
    #expect(decoder.decode([0x1B, 0xC3, 0x0D]) == [replacement, key("\r", .control(13))])
  }

  @Test func aStringBrokenOffGivesWay() {
    #expect(decode("\u{1B}]11;rgb\u{1B}[A") == [key("\u{1B}[A", .up)])
    #expect(decode("\u{1B}[1;\u{1B}[A") == [key("\u{1B}[A", .up)])
  }
}
