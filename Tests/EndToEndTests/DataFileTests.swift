import TestSupport
import Testing

@Suite("--data")
struct DataFileTests {
  private func list(_ text: String) throws -> Outcome {
    let environment = try TestEnvironment()
    try environment.home.write(text, to: "mine.json")
    return try dialcode("--data", "mine.json", "--list", in: environment)
  }

  @Test func theFileTakesThePlaceOfTheBuiltInCountries() throws {
    let outcome = try list(
      """
      [{"name": "Utopia", "dial_code": "+999", "code": "XU"},
       {"name": "Erewhon", "dial_code": "998", "code": "XE"}]
      """)
    #expect(outcome == Outcome("E\nXE\t+998\tErewhon\nU\nXU\t+999\tUtopia\n"))
  }

  @Test func aDamagedRowIsNamedAndTheRestLoads() throws {
    let outcome = try list(
      """
      [
        {"name": "Utopia", "dial_code": "+999", "code": "XU"},
        {"name": "Erewhon", "dial_code": null, "code": "XE"},
        {"name": 7, "dial_code": "+998", "code": "XF"},
        {"name": "Brobdingnag", "dial_code": "+997", "code": "XB"}
      ]
      """)
    #expect(
      outcome
        == Outcome(
          "B\nXB\t+997\tBrobdingnag\nU\nXU\t+999\tUtopia\n",
          errors: """
            dialcode: mine.json:3:36: $[1].dial_code: null is no dial code; the row is left out
            dialcode: mine.json:4:12: $[2].name: 7 is no name; the row is left out

            """))
  }

  @Test(arguments: [
    ("hello\n", "1:1: not JSON: expected a value, found 'h'"),
    ("[\n {\"name\": \n", "3:1: not JSON: expected a value, found the end of the text"),
    ("", "1:1: not JSON: expected a value, found the end of the text"),
    ("[]", "1:1: no countries in the list"),
    ("\n 42", "2:2: expected a list of countries, found 42"),
  ])
  func aFileWithoutCountriesIsRefusedWithItsPlace(text: String, reason: String) throws {
    #expect(try list(text) == .failure("mine.json:\(reason)"))
  }

  @Test func aFileOfDamagedRowsOnlyIsRefused() throws {
    let outcome = try list(#"[{"name": "Utopia"}]"#)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("mine.json:1:2: "))
    #expect(outcome.status == .exited(2))
  }

  @Test(arguments: [
    ("missing.json", "No such file or directory"), (".", "Is a directory"),
  ])
  func aFileThatCannotBeReadIsNamed(path: String, reason: String) throws {
    #expect(try dialcode("--data", path, "--list") == .failure("cannot read \(path): \(reason)"))
  }

  @Test func controlsInAFileReachTheTerminalInNoMessage() throws {
    let outcome = try list(#"[{"name": "A\u001b[2J", "dial_code": "\u001b[2J", "code": "XA"}]"#)
    #expect(!outcome.errors.utf8.contains(0x1B))
  }

  @Test func controlsInAFileReachTheTerminalInNoFinding() throws {
    let environment = try TestEnvironment()
    try environment.home.write(
      #"[{"name": " A\u001b[2J", "dial_code": "+44", "code": "GB"}]"#, to: "mine.json")
    let outcome = try dialcode("--check", "mine.json", in: environment)
    #expect(outcome.output.contains("“ A␛[2J” should be “A␛[2J”: stray blanks"))
    #expect(!outcome.output.utf8.contains(0x1B))
  }
}
