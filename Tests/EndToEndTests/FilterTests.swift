import TestSupport
import Testing

@Suite("--filter")
struct FilterTests {
  @Test func everyMatchIsPrintedBestFirst() throws {
    let lines = "CG\t+242\tCongo - Brazzaville\nCD\t+243\tCongo - Kinshasa\n"
    #expect(try dialcode("--filter", "congo") == Outcome(lines))
  }

  @Test(arguments: [
    ("cô", "CI"), ("ger", "DE"), ("us", "US"), ("uk", "GB"), ("+91", "IN"), ("deutschland", "DE"),
    ("swazi", "SZ"), ("1", "US"), ("+1 (242)", "BS"), ("holland", "NL"),
  ])
  func theBestMatchComesFirst(query: String, code: String) throws {
    let outcome = try dialcode("--filter", query, "--format", "{code}")
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == code)
    #expect(outcome.errors == "")
  }

  /// Whoever asks for one field has the main country of a shared code first, too.
  @Test(arguments: ["dial:44", "dial:+44", "dial:0044", "DIAL:1"])
  func aFieldIsAskedForByItsName(query: String) throws {
    let outcome = try dialcode("--filter", query, "--format", "{code}")
    #expect(outcome.output.hasPrefix(query.hasSuffix("44") ? "GB\n" : "US\n"))
  }

  @Test func noMatchIsSaid() throws {
    #expect(
      try dialcode("--filter", "zzz") == .failure("no country matches “zzz”", status: 1))
  }

  @Test func aGuessIsSaidToBeOne() throws {
    let outcome = try dialcode("--filter", "untied kingdom")
    #expect(
      outcome
        == Outcome(
          "GB\t+44\tUnited Kingdom\n",
          errors: "dialcode: no country matches “untied kingdom”: did you mean this?\n"))
  }

  @Test func aRegionWithoutACodeIsExplained() throws {
    let outcome = try dialcode("--filter", "pitcairn")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: Pitcairn Islands (PN) has no calling code"))
    #expect(outcome.status == .exited(1))
  }

  @Test(arguments: ["", " ", "\t"])
  func aBlankQueryPrintsEverything(query: String) throws {
    let outcome = try dialcode("--filter", query, "--format", "{code}")
    #expect(outcome.output.split(separator: "\n").count == 245)
    #expect(outcome.status == .exited(0))
  }

  @Test(arguments: ["/", "(", "[", "*", ".", "\\", "%n%s", "\u{1b}]0;x\u{7}", "🇩🇰🇩"])
  func signsAreText(query: String) throws {
    let outcome = try dialcode("--filter", query)
    #expect(outcome.status == .exited(0) || outcome.status == .exited(1))
    #expect(!outcome.errors.utf8.contains(0x1B))
  }

  @Test func aPrefixRuleMatchesBeginningsOnly() throws {
    let outcome = try dialcode("--filter", "ger", "--match", "prefix", "--format", "{code}")
    #expect(outcome == Outcome("DE\n"))
    let inside = try dialcode("--filter", "ger", "--match", "contains", "--format", "{code}")
    #expect(inside == Outcome("DZ\nDE\nNE\nNG\n"))
  }
}
