import Testing

@testable import PickerOptions

@Suite("Shell words")
struct ShellWordsTests {
  @Test(arguments: [
    ("", []),
    (" \t\n ", []),
    ("--json  --height=40%", ["--json", "--height=40%"]),
    ("--prompt 'a  b'", ["--prompt", "a  b"]),
    (#"--prompt "a 'b' \" \\ \x""#, ["--prompt", #"a 'b' " \ \x"#]),
    (#"a\ b c\'d"#, ["a b", "c'd"]),
    ("a''b '' \"\"", ["ab", "", ""]),
    ("a\\\nb", ["ab"]),
    ("Åland 'Côte d'\\''Ivoire'", ["Åland", "Côte d'Ivoire"]),
    ("a\r\nb", ["a", "b"]),
  ])
  func wordsFollowTheShell(text: String, words: [String]) throws {
    #expect(try ShellWords.split(text) == words)
  }

  @Test(arguments: [("'a", "'" as Character), ("a \"b\\\"", "\""), ("a\\", "\\")])
  func openQuotesAreRefused(text: String, quote: Character) {
    #expect(throws: ShellWords.Unclosed(quote: quote)) { try ShellWords.split(text) }
  }
}
