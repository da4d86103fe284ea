import TestSupport
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
  @Test func anUnknownOptionGetsASuggestion() throws {
    #expect(
      try dialcode("--filtre", "x")
        == .usage("unknown option --filtre; did you mean --filter?"))
  }

  @Test(arguments: [
    (["--select"], "option --select needs an argument: --select KEY"),
    (["--list", "--select", "DE"], "--list and --select cannot be given together"),
    (["--transcript"], "--transcript has a meaning only with --script"),
    (["--match", "fuzzy"], "option --match: 'fuzzy' is not smart, prefix or contains"),
    (["--recents", "-1"], "option --recents: '-1' is not a number from 0 to 1000"),
    (["--list=x"], "option --list takes no argument"),
  ])
  func aMisuseIsToldWithTheWayOut(arguments: [String], sentence: String) throws {
    #expect(
      try shell("exec dialcode \(arguments.joined(separator: " "))") == .usage(sentence))
  }

  @Test(arguments: ["--only", "--exclude", "--prefer", "--selected", "--initial"])
  func anUnknownKeyIsAnErrorBeforeAnythingIsPrinted(option: String) throws {
    let sentence = """
      \(option): no country is called “ob”; try its two-letter code, or “dialcode --filter ob”
      """
    #expect(try dialcode("--list", option, "ob") == .failure(sentence))
    // The same without a mode: neither a list nor a missing terminal comes first.
    #expect(try dialcode(option, "ob") == .failure(sentence))
  }

  @Test func anAmbiguousKeyIsAnErrorWhereOneIsNeeded() throws {
    let outcome = try dialcode("--list", "--selected", "congo")
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: --selected: “congo” names 2 countries: "))
    #expect(outcome.status == .exited(2))
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let help = try dialcode("--help")
    #expect(help.output.contains("--select"))
    #expect(help.errors == "")
    #expect(help.status == .exited(0))
    let version = try dialcode("--version")
    #expect(version.output.hasPrefix("dialcode "))
    #expect(version.status == .exited(0))
  }
}
