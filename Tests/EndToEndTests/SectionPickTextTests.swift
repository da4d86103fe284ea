import TestSupport
import Testing

@Suite("Text of items on the screen")
struct SectionPickTextTests {
  /// Starts a picker on the records of a file that end in NUL.
  private func picker(
    _ items: [[UInt8]], _ arguments: String = "", shows text: String,
    size: TerminalSize = .standard
  ) throws -> ItemPicker {
    let environment = try TestEnvironment()
    try environment.home.write(items.flatMap { $0 + [0] }, to: "items")
    return try ItemPicker(
      "sectionpick --read0 --items items \(arguments)", shows: text, size: size,
      environment: environment)
  }

  @Test(
    "Nothing in an item is obeyed, and all of it is printed",
    arguments: [
      ("1\u{8}a", "1␈a"), ("a\rb", "a␍b"), ("a\u{B}b", "a␋b"), ("a\u{C}b", "a␌b"),
      ("a\u{7}b", "a␇b"), ("a\u{7F}b", "a␡b"), ("a\u{9B}2Jb", "a<U+009B>2Jb"),
      ("a\u{2028}b", "a<U+2028>b"), ("a\u{1B}[?7lb", "a␛[?7lb"), ("a\u{1B}(Bb", "a␛(Bb"),
      ("a\u{1B}]133;A\u{7}b", "a␛]133;A␇b"), ("a\u{1B}]52;c;QUFB\u{1B}\\b", "a␛]52;c;QUFB␛\\b"),
      ("a\u{1B}]8;;http://x\u{1B}\\b", "a␛]8;;http://x␛\\b"), ("a\u{1B}Pq\u{1B}\\b", "a␛Pq␛\\b"),
      ("a\u{1B}cb", "a␛cb"), ("a\nb", "a␊b"), ("a\u{202E}b", "a<U+202E>b"),
    ])
  func controls(item: String, shown: String) throws {
    let picker = try picker([Array(item.utf8), Array("zoo".utf8)], shows: "zoo")
    #expect(picker.rows.contains("  " + shown) || picker.rows.contains("> " + shown))
    try picker.type("\u{1B}<\r", output: picker.rows.first == "Z" ? "zoo\n" : item + "\n")
  }

  @Test func tabsReachTheNextStop() throws {
    let picker = try picker([Array("c\td".utf8)], shows: "c       d")
    try picker.type("\r", output: "c\td\n")
  }

  @Test func bytesOfOtherEncodingsComeOutAsTheyWere() throws {
    let picker = try picker([[0x63, 0x61, 0x66, 0xE9, 0x20, 0x31]], shows: "caf\u{FFFD} 1")
    try picker.run.send("caf\r")
    #expect(try picker.run.end() == .exited(0))
    #expect(picker.run.outputBytes == [0x63, 0x61, 0x66, 0xE9, 0x20, 0x31, 0x0A])
  }

  @Test func flagsLeaveTheIndexWhereItIs() throws {
    let items = ["x 🇩🇰 Denmark", "x 🇩", "x 🇩🇰🇸🇪", "x ☺️ y", "xylophone"]
    let picker = try picker(items.map { Array($0.utf8) }, shows: "xylophone")
    let strip = { picker.run.screen.lines.map { String($0.suffix(1)) } }
    let before = strip()
    #expect(before.contains("X"))
    try picker.type("xyl", shows: "Found 1 item")
    #expect(picker.rows == ["X", "> xylophone"])
    try picker.type("\u{15}", shows: "Denmark")
    #expect(strip() == before)
    #expect(picker.rows.dropFirst().map { String($0.dropFirst(2)) } == items)
    try picker.type("\u{3}", ends: 130, output: "")
  }

  @Test func aRowIsOneRowHoweverWide() throws {
    let items =
      (12...20).map { String(repeating: "x", count: $0) }
      + (12...18).map { String(repeating: "y", count: $0) + "中z" }
    let picker = try picker(
      items.map { Array($0.utf8) }, "--height full", shows: "xxxx",
      size: TerminalSize(rows: 24, columns: 20))
    let rows = picker.run.screen.lines
    #expect(rows.filter { $0.contains("x") || $0.contains("y") }.count == items.count)
    #expect(rows.filter { $0.contains("…") }.allSatisfy { $0.first == ">" || $0.first == " " })
    try picker.type("\u{3}", ends: 130, output: "")
  }

  @Test func veryLongLinesAreCutOnTheScreenAlone() throws {
    let long = Array(repeating: Array("ab cd ".utf8), count: 1_500_000).flatMap(\.self)
    let picker = try picker(
      [long, Array(repeating: 0x78, count: 70_000), Array("zz".utf8)], shows: "zz")
    #expect(picker.rows.filter { $0.hasSuffix("…") }.count == 2)
    try picker.type("cd", shows: "Found 1 item")
    try picker.run.send("\r")
    #expect(try picker.run.end() == .exited(0))
    #expect(picker.run.outputBytes.count == long.count + 1)
  }

  @Test func noiseIsShownWithoutHarm() throws {
    var random = SeededRandom(seed: 11)
    let noise = (0..<1_000_000).map { _ in UInt8.random(in: 1...255, using: &random) }
    let picker = try picker([Array("alpha".utf8), noise], "--input lines", shows: "alpha")
    try picker.run.send("\u{1B}>")
    try picker.run.wait(for: "the last row") { !picker.run.screen.text.contains("> alpha") }
    try picker.type("\u{1B}<", shows: "> alpha")
    try picker.type("\r", output: "alpha\n")
  }

  @Test func colourCodesAreShownReadOrStripped() throws {
    let red = "\u{1B}[1;31mred\u{1B}[0m\u{1B}[K"
    let blue = Array("blue".utf8)
    let plain = try picker([Array(red.utf8), blue], shows: "␛[1;31mred␛[0m␛[K")
    try plain.type("\u{3}", ends: 130, output: "")
    let ansi = try picker([Array(red.utf8), blue], "--ansi", shows: "blue")
    #expect(ansi.rows == ["B", "> blue", "R", "  red"])
    try ansi.type("re", shows: "Found 1 item")
    try ansi.type("\r", output: red + "\n")
    let stripped = try picker([Array(red.utf8), blue], "--strip-ansi", shows: "blue")
    try stripped.type("re", shows: "Found 1 item")
    try stripped.type("\r", output: "red\n")
  }
}
