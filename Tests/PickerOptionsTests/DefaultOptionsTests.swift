import Testing

@testable import PickerOptions

@Suite("Default options")
struct DefaultOptionsTests {
  @Test func everyLineOfAFileIsAnOption() throws {
    let text = "# mine\r\n--height 40%\r\n\n  # more\n--prompt 'a # b'\n--json"
    let lines = try DefaultOptions.lines(of: text, path: "config")
    #expect(lines.map(\.words) == [["--height", "40%"], ["--prompt", "a # b"], ["--json"]])
    #expect(lines.map(\.origin) == [2, 5, 6].map { .file(path: "config", line: $0) })
  }

  @Test func anOpenQuoteIsToldWithItsLine() {
    let expected = OptionError(
      origin: .file(path: "config", line: 2), reason: .unclosedQuote("'"))
    #expect(throws: expected) {
      try DefaultOptions.lines(of: "--json\n--prompt 'a\n--plain\n", path: "config")
    }
  }

  @Test func theVariableIsQuotedAsForAShell() throws {
    let options = try DefaultOptions(variable: "X_OPTS", value: "--prompt 'a b'")
    #expect(options == DefaultOptions(words: ["--prompt", "a b"], origin: .variable("X_OPTS")))
  }
}
