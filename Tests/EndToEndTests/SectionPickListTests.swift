import TestSupport
import Testing

@Suite("Lists that people pick from")
struct SectionPickListTests {
  /// What a person types, or a script filters by, gives the same line of each list.
  @Test(arguments: [
    ("seq 100", "42", "42\n"),
    ("printf '%s\\n' Makefile README.md main.c util.c", "util", "util.c\n"),
    ("printf '%s\\n' zebra aardvark apple \"apple's\" Zürich", "zur", "Zürich\n"),
    (
      "printf '%s\\n' root:x:0:0:root:/root:/bin/bash bin:x:2:2:bin:/bin:/usr/sbin/nologin",
      "roo", "root:x:0:0:root:/root:/bin/bash\n"
    ),
    ("printf '%s\\n' '/usr/bin/env' '/etc/hosts' '/etc/host.conf'", "hosts", "/etc/hosts\n"),
    (
      "printf '%s\\n' 'a1b2c3 Fix the parser' 'd4e5f6 Add a test'", "add test",
      "d4e5f6 Add a test\n"
    ),
    ("seq 1000000", "777777", "777777\n"),
  ])
  func picking(producer: String, query: String, output: String) throws {
    #expect(
      try shell("\(producer) | sectionpick --filter '\(query)' | head -n 1").output == output)
    let picker = try ItemPicker("\(producer) | sectionpick", shows: "\n> ")
    // Counts end in an ellipsis until all of the list is there.
    try picker.run.wait(for: "the whole list") { !picker.run.screen.text.contains("…") }
    try picker.type(query, shows: "Found 1 item")
    try picker.type("\r", output: output)
  }

  @Test func aFileOfAMillionLinesIsPickedFrom() throws {
    let environment = try TestEnvironment()
    var lines: [UInt8] = []
    for number in 0..<1_000_000 { lines += Array("item \(number)\n".utf8) }
    try environment.home.write(lines, to: "items")
    let picker = try ItemPicker(
      "sectionpick --items items", shows: "1000000", environment: environment)
    try picker.type("\u{1B}>", shows: "> item 999999")
    try picker.type("item 424242", shows: "Found 1 item")
    try picker.type("\r", output: "item 424242\n")
  }

  @Test func aLongListScrollsInItsOwnRegion() throws {
    let picker = try ItemPicker(
      "{ seq -f 'line %g' 5; } >/dev/tty; seq 5000 | sectionpick --height 6", shows: "5000",
      size: TerminalSize(rows: 12, columns: 40))
    for _ in 0..<30 { try picker.run.send(String(repeating: "\u{1B}[B", count: 10)) }
    try picker.wait(forScreen: "> 301 ")
    #expect(picker.rows.count == 5)
    #expect(picker.run.screen.lines[..<5] == ["line 1", "line 2", "line 3", "line 4", "line 5"])
    #expect(picker.run.screen.scrollback == [])
    try picker.run.send("\r")
    #expect(try picker.run.end() == .exited(0))
    #expect(picker.run.output == "301\n")
    #expect(picker.run.screen.text.split(separator: "\n").count == 5)
  }

  @Test func anEndlessListIsPickedFrom() throws {
    let picker = try ItemPicker("yes | sectionpick --max-items 200000", shows: "200000\n")
    try picker.type("y\r", output: "y\n")
    let endless = try ItemPicker("seq 1 inf | sectionpick", shows: "…")
    try endless.type("12345", shows: "> 12345 ")
    try endless.run.send("\r")
    #expect(try endless.run.end() == .exited(0))
    #expect(endless.run.output == "12345\n")
  }
}
