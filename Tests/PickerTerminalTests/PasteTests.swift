import Testing

@testable import PickerTerminal

@Suite struct PasteTests {
  func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(bytes) + decoder.timeOut()
  }

  func pasted(_ text: String) -> [InputEvent] {
    decode("\u{1B}[200~\(text)\u{1B}[201~".utf8)
  }

  @Test(arguments: [
    ("abc", "abc"), ("", ""), ("a\tb\r\nc\u{3}\u{1B}[A", "a b c [A"), ("a\u{0}b", "a b"),
    ("\u{1B}[200~x", " [200~x"), ("a\u{9B}b\u{202E}c", "a b c"), ("中文", "中文"),
    ("\u{1B}[20\u{1B}[201", " [20 [201"),
  ])
  func controlsBecomeOneBlank(text: String, result: String) {
    #expect(pasted(text) == [.paste(result)])
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    let bytes = Array("\u{1B}[200~".utf8) + [0x61, 0xFF, 0x62] + Array("\u{1B}[201~".utf8)
    #expect(decode(bytes) == [.paste("a\u{FFFD}b")])
  }

  @Test func anUnfinishedPasteIsTakenAfterAWhile() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8) == [])
    #expect(decoder.pending == .rest)
    #expect(decoder.timeOut() == [.paste("abc")])
    #expect(decoder.decode([0x03]) == [.interrupt])
    #expect(decoder.decode("\u{1B}[201~".utf8) == [])
  }

  @Test func aHugePasteIsCut() {
    for count in [65_536, 65_537, 1_000_000] {
      let events = pasted(String(repeating: "x", count: count))
      #expect(events == [.paste(String(repeating: "x", count: min(count, 65_536)))])
    }
  }

  @Test func keysAfterAPasteAreKeys() {
    let events = decode("\u{1B}[200~a\u{1B}[201~\r".utf8)
    #expect(
      events == [.paste("a"), .key(KeySequence(bytes: [13], key: .control(13)))])
  }
}
