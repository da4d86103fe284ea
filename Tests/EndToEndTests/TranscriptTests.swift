import TestSupport
import Testing

/// Transcripts of scripts, held against files that are readable as documentation.
@Suite("Transcripts")
struct TranscriptTests {
  private static let scripts: [(name: String, script: String)] = [
    ("jump", ":jump K\n:next\n:prev\n:select KE\n"),
    ("filter", "congo\n:jump C\n:select 2\n"),
    ("filter-by-alias", "swazi\n:select\n"),
    ("no-match", "zzz\n:select\n:clear\n:select 1\n"),
    ("guess", "kyrzgystan\n:select\n:select 1\n"),
    ("unknown-command", ":frob\n:selct KE\n:jump\n"),
    ("empty-section", ":jump X\nken\n:jump Z\n"),
    ("sections", ":sections\nuni\n:sections\n"),
    ("info", ":info\n:info KY\n:info congo\n:info PN\n"),
    ("number", ":number +44 1481 960194\n:number +47\n:number +800\n:number +28\n"),
    ("help", ":help\n:quit\n"),
    ("search-on-submit", ":search submit\nken\n:select\n"),
  ]

  @Test(arguments: scripts.map(\.name))
  func screensAreThoseOfTheSnapshot(name: String) throws {
    let script = try #require(Self.scripts.first { $0.name == name }).script
    Golden.expect(try transcript(script), matches: name)
  }

  @Test func recentsComeFirst() throws {
    let environment = try TestEnvironment()
    for key in ["DE", "FR", "DE", "JP"] {
      _ = try dialcode("--script", "-", input: ":select \(key)\n", in: environment)
    }
    let script = ":clear\n:recents\n:forget\n:recents\n"
    Golden.expect(try transcript(script, in: environment), matches: "recents")
  }

  @Test func preferredRowsComeFirst() throws {
    Golden.expect(try transcript(":clear\n", options: ["--prefer", "US,CA"]), matches: "preferred")
  }

  @Test func theSelectedRowIsMarked() throws {
    Golden.expect(try transcript(":clear\n", options: ["--selected", "IN"]), matches: "selected")
  }

  /// The transcript, then what was said on standard error, then the exit status.
  private func transcript(
    _ script: String, options: [String] = [], in environment: TestEnvironment? = nil
  ) throws -> String {
    let run = try ProgramRun(
      .dialcode, ["--script", "-", "--transcript"] + options, input: .text(script),
      environment: environment)
    return run.output + "-- errors\n" + run.errors + "-- \(run.status)\n"
  }
}
