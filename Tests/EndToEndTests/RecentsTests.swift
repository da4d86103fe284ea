import TestSupport
import Testing

@Suite("Recents")
struct RecentsTests {
  private let environment: TestEnvironment

  init() throws {
    environment = try TestEnvironment()
  }

  private func pick(_ keys: String..., options: String...) throws {
    for key in keys {
      let run = try ProgramRun(
        .dialcode, ["--script", "-"] + options, input: .text(":select \(key)\n"),
        environment: environment)
      #expect(run.errors == "")
      #expect(run.status == .exited(0))
    }
  }

  /// The codes that `:recents` shows, newest first.
  private func recents(_ options: String...) throws -> [String] {
    let run = try ProgramRun(
      .dialcode, ["--script", "-", "--transcript"] + options, input: .text(":recents\n"),
      environment: environment)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").dropFirst().compactMap { line in
      line.split(separator: ",").dropFirst().first.map { String($0.dropFirst()) }
    }
  }

  private var file: String { ".local/state/dialcode/recents/countries.json" }

  @Test func theNewestComesFirstAndNoneTwice() throws {
    try pick("DE", "FR", "DE", "JP")
    #expect(try recents() == ["JP", "DE", "FR"])
    #expect(try environment.home.read(file) == Array("[\"JP\", \"DE\", \"FR\"]\n".utf8))
  }

  @Test func queriesAreKeptUnlessSomebodyMinds() throws {
    for (options, history) in [(["--no-history"], nil), ([], "den\n")] as [([String], String?)] {
      let run = try TerminalRun(
        .dialcode, options, output: .pipe, errors: .pipe, environment: environment)
      try run.wait(forScreen: "Afghanistan")
      try run.send("den\r")
      #expect(try run.end() == .exited(0))
      let bytes = try? environment.home.read(".local/state/dialcode/history")
      #expect(bytes == history.map { Array($0.utf8) })
    }
  }

  @Test func theNewestIsUnderTheCursor() throws {
    try pick("DE", "RU")
    #expect(
      try dialcode("--script", "-", "--format", "{code}", input: ":select\n", in: environment)
        == Outcome("RU\n"))
  }

  @Test func tenAreKept() throws {
    try pick("AT", "BE", "CA", "DE", "ES", "FI", "GB", "HU", "IT", "JP", "KE")
    #expect(try recents() == ["KE", "JP", "IT", "HU", "GB", "FI", "ES", "DE", "CA", "BE"])
  }

  @Test func aLoweredLimitIsApplied() throws {
    try pick("DE", "FR", "JP")
    #expect(try recents("--recents", "2") == ["JP", "FR"])
    #expect(try recents("--recents", "0") == [])
    #expect(try recents() == ["JP", "FR", "DE"])
    try pick("IT", options: "--recents", "2")
    #expect(try recents() == ["IT", "JP"])
  }

  @Test func idsThatAreNotListedAreSkipped() throws {
    try pick("DE", "FR")
    #expect(try recents("--exclude", "FR") == ["DE"])
    try environment.home.write(#"["XX", "FR", "", "ZZZZ"]"#, to: file)
    #expect(try recents() == ["FR"])
  }

  @Test func withoutRecentsNothingIsShownOrKept() throws {
    try pick("DE")
    try pick("FR", options: "--no-recents")
    #expect(try recents("--no-recents") == [])
    #expect(try recents() == ["DE"])
  }

  @Test func theyAreForgottenFromWithin() throws {
    try pick("DE", "FR")
    _ = try dialcode("--script", "-", input: ":forget\n", in: environment)
    #expect(try recents() == [])
  }

  @Test func theyAreForgottenFromOutside() throws {
    try pick("DE", "FR")
    #expect(try dialcode("--clear-recents", in: environment) == Outcome())
    #expect(try recents() == [])
    // Once more: that there is nothing to forget is no fault.
    #expect(try dialcode("--clear-recents", in: environment) == Outcome())
  }

  @Test func lookingUpIsNoPick() throws {
    _ = try dialcode("--select", "DE", in: environment)
    _ = try dialcode("--filter", "fr", in: environment)
    #expect(try recents() == [])
  }

  @Test func onlyTheOwnerCanReadThem() throws {
    try pick("DE")
    let modes = try shell(
      "cd .local/state && stat -c '%a %n' dialcode dialcode/recents dialcode/recents/*",
      in: environment)
    #expect(
      modes
        == Outcome(
          """
          700 dialcode
          700 dialcode/recents
          600 dialcode/recents/countries.json
          600 dialcode/recents/countries.json.lock

          """))
  }

  @Test func theStateHomeIsHeeded() throws {
    var environment = environment
    environment.variables["XDG_STATE_HOME"] = "\(environment.home.path)/state"
    _ = try dialcode("--script", "-", input: ":select DE\n", in: environment)
    #expect(
      try environment.home.read("state/dialcode/recents/countries.json")
        == Array("[\"DE\"]\n".utf8))
  }
}
