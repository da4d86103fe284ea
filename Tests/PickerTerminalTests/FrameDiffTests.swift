import TestSupport
import Testing

@testable import PickerTerminal

@Suite struct FrameDiffTests {
  let size = ScreenSize(rows: 24, columns: 80)
  let renderer = FrameRenderer(theme: .colored)

  /// Output with controls as letters, and a new line for each line feed.
  func readable(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar {
      case "\u{1B}": "\\e"
      case "\r": "\\r"
      case "\n": "\\n\n"
      default: String(scalar)
      }
    }.joined()
  }

  func countries(current: Int, line: String = "") -> ScreenContent {
    let rows = (0..<23).map { index in
      SampleScreen.row(
        "Country Number \(index)", "GB", "+44", marks: index == current ? .current : [],
        highlights: line.isEmpty ? [] : [0..<line.utf8.count])
    }
    return SampleScreen.content(
      prompt: PromptContent(prompt: "> ", line: line), status: VisibleText("\(current + 1)/245"),
      lines: rows)
  }

  @Test func equalFramesWriteNothing() {
    let frame = renderer.frame(SampleScreen.content(), size: size)
    #expect(FrameDiff.bytes(from: frame, to: frame).isEmpty)
  }

  @Test func firstFrameInColor() {
    let frame = renderer.frame(
      SampleScreen.content(lines: SampleScreen.matches), size: ScreenSize(rows: 3, columns: 40))
    #expect(
      readable(FrameDiff.bytes(from: nil, to: frame)) == #"""
        \e[?2026h\e[?25l\e[?7l\r\e[K\e[1;36m> \e[28G\e[0;2m245 countries\e[m\e[B\r\e[K\e[1;36mE\e[40G\e[0;7m★\e[m\n
        \r\e[K\e[1;32m> \e[m🇸🇿\e[6G\e[7mE\e[0;1;7;33mswa\e[0;7mtini\e[15G\e[0;2m(\e[0;1;2;33mSwa\e[0;2mziland)\e[31G\e[0;32m+268  \e[0;2mSZ\e[m\e[2A\e[3G\e[?7h\e[?25h\e[?2026l
        """#)
  }

  @Test func firstFrameWithoutColor() {
    let frame = FrameRenderer().frame(
      SampleScreen.content(lines: SampleScreen.matches), size: ScreenSize(rows: 3, columns: 40))
    let bytes = FrameDiff.bytes(from: nil, to: frame)
    #expect(!readable(bytes).contains(/\\e\[[0-9;]*3[0-9]m/))
    #expect(readable(bytes).contains(#"\e[7mE\e[0;1;4;7mswa\e[0;7mtini"#))
  }

  @Test func aMoveOfOneRowIsShort() {
    let before = renderer.frame(countries(current: 4), size: size)
    let after = renderer.frame(countries(current: 5), size: size)
    let bytes = FrameDiff.bytes(from: before, to: after)
    #expect(bytes.count <= 300)
    #expect(
      readable(bytes) == #"""
        \e[?2026h\e[?25l\e[?7l\e[76G\e[2m6/245\e[m\e[5B\r \e[6GCountry Number 4\n
        \r\e[1;32m>\e[6G\e[0;7mCountry Number 5\e[m\e[6A\e[3G\e[?7h\e[?25h\e[?2026l
        """#)
  }

  @Test func aLetterIsShort() {
    let before = renderer.frame(countries(current: 4, line: "c"), size: size)
    let after = renderer.frame(
      SampleScreen.content(
        prompt: PromptContent(prompt: "> ", line: "co"),
        lines: countries(current: 0, line: "co").lines.reversed()), size: size)
    let bytes = FrameDiff.bytes(from: before, to: after)
    #expect(bytes.count <= 2048)
  }

  @Test func movingTheEditPointWritesOnlyThat() {
    let line = { (cursor: Int) in
      self.renderer.frame(
        SampleScreen.content(prompt: PromptContent(prompt: "> ", line: "abc", cursor: cursor)),
        size: self.size)
    }
    #expect(readable(FrameDiff.bytes(from: line(3), to: line(1))) == #"\e[4G"#)
  }

  @Test func theScreenIsNeverCleared() {
    for current in 0..<20 {
      let bytes = FrameDiff.bytes(
        from: renderer.frame(countries(current: current), size: size),
        to: renderer.frame(SampleScreen.content(), size: size))
      #expect(!readable(bytes).contains(/\\e\[[0-9;?]*J/))
      #expect(bytes.starts(with: Array("\u{1B}[?2026h".utf8)))
      #expect(readable(bytes).hasSuffix(#"\e[?2026l"#))
    }
  }
}
