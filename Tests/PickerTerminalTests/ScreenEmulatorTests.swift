@testable import PickerTerminal

import TestSupport
import Testing

@Suite struct ScreenEmulatorTests {
  func terminal(_ output: String, rows: Int = 3, columns: Int = 10) -> ScreenEmulator {
    var terminal = ScreenEmulator(rows: rows, columns: columns)
    terminal.write(output)
    return terminal
  }

  @Test(arguments: [
    ("abc\r\ndef", "abc\ndef\n"), ("1\r\n2\r\n3\r\n4", "2\n3\n4\n"),
    ("abcdefghijk", "abcdefghij\nk\n"), ("\u{1B}[?7labcdefghijk", "abcdefghik\n"),
    ("abc\u{1B}[2G\u{1B}[K", "a\n"), ("abc\u{1B}[1Gx", "xbc\n"), ("中b\u{1B}[2Gx", " xb\n"),
    ("abc\u{1B}[H\u{1B}[P", "bc\n"), ("abc\u{1B}[H\u{1B}[2@", "  abc\n"),
    ("a\r\nb\u{1B}[A\u{1B}[L", "\na\nb\n"), ("a\r\nb\u{1B}[H\u{1B}[M", "b\n"),
    ("abcdefghij\rx", "xbcdefghij\n"), ("a\u{1B}7b\u{1B}8c", "ac\n"), ("e\u{301}x", "e\u{301}x\n"),
    ("a\r\nb\u{1B}[H\u{1B}[J", ""), ("a\tb", "a       b\n"), ("abcdefghi中", "abcdefghi\n中\n"),
  ])
  func screens(output: String, text: String) {
    let terminal = terminal(output)
    #expect(terminal.text == text)
    #expect(terminal.unrecognized == [])
  }

  @Test func whatScrollsOffIsKept() {
    let terminal = terminal("1\r\n2\r\n3\r\n4\r\n5")
    #expect(terminal.scrollback == ["1", "2"])
    #expect(terminal.cursorRow == 2 && terminal.cursorColumn == 1)
  }

  @Test func queriesAreAnswered() {
    #expect(terminal("ab\u{1B}[6n").responses == Array("\u{1B}[1;3R".utf8))
    #expect(terminal("ab").responses == [])
  }

  @Test func unknownControlsAreNoted() {
    #expect(terminal("\u{1B}[5z\u{1B}#8").unrecognized == ["\\e[5z", "\\e#8"])
    #expect(terminal("\u{9B}2J").unrecognized == ["C1 9b"])
    #expect(terminal("\u{1B}]52;c;AAAA\u{7}").commands == ["52;c;AAAA"])
  }

  @Test func resizingKeepsTheCursorOnTheScreen() {
    var terminal = terminal("1\r\n2\r\n3", rows: 5)
    terminal.resize(rows: 2, columns: 4)
    #expect(terminal.lines == ["2", "3"])
    #expect(terminal.scrollback == ["1"])
    terminal.resize(rows: 1, columns: 1)
    terminal.resize(rows: 3, columns: 10)
    #expect(terminal.text == "3\n")
  }
}
