import Testing

@testable import TestSupport

@Suite("Golden text")
struct GoldenTests {
  @Test(arguments: [
    ("a\nb\nc", "a\nb\nc", " a\n b\n c"),
    ("a\nb\nc", "a\nx\nc", " a\n-b\n+x\n c"),
    ("a", "a\nb\nc", " a\n+b\n+c"),
    ("a\nb\nc", "c", "-a\n-b\n c"),
    ("b", "a\nb", "+a\n b"),
  ])
  func differencesAreMarked(expected: String, found: String, lines: String) {
    #expect(Golden.difference(expected, found) == lines)
  }

  @Test func aDifferenceIsAnIssue() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("a\n", to: "x.txt")
    Golden.expect("a\n", matchesFile: path)
    withKnownIssue { Golden.expect("b\n", matchesFile: path) }
    withKnownIssue { Golden.expect("a\n", matchesFile: folder.path + "/missing.txt") }
  }
}
