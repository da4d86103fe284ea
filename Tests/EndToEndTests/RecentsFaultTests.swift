import TestSupport
import Testing

/// Whatever is wrong with the disk, the pick is printed, and one warning tells.
@Suite("Recents and faults")
struct RecentsFaultTests {
  private func pick(in environment: TestEnvironment) throws -> Outcome {
    try dialcode("--script", "-", input: ":select KE\n", in: environment)
  }

  private func expectOneWarning(_ outcome: Outcome, saying text: String) {
    #expect(outcome.output == "+254\n")
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors.hasPrefix("dialcode: "))
    #expect(outcome.errors.contains(text))
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }

  @Test(arguments: ["{\"a\": 1}", "[\"DE\", 7]", "[\"DE", "", "\u{0}\u{1}\u{2}"])
  func aDamagedFileIsSetAside(content: String) throws {
    let environment = try TestEnvironment()
    _ = try pick(in: environment)
    let file = ".local/state/dialcode/recents/countries.json"
    try environment.home.write(content, to: file)
    expectOneWarning(try pick(in: environment), saying: "was damaged and is now")
    #expect(try environment.home.read("\(file).damaged") == Array(content.utf8))
    #expect(try environment.home.read(file) == Array("[\"KE\"]\n".utf8))
    #expect(try pick(in: environment) == Outcome("+254\n"))
  }

  @Test func aMissingHomeIsToldOnce() throws {
    expectOneWarning(
      try pick(in: TestEnvironment(["HOME": nil])),
      saying: "neither HOME nor XDG_STATE_HOME is set")
  }

  @Test(arguments: ["/proc/self", "/sys", "/dev/null"])
  func aHomeThatCannotBeWrittenIsToldOnce(home: String) throws {
    expectOneWarning(
      try pick(in: TestEnvironment(["HOME": home])), saying: "nothing is remembered: cannot")
  }

  @Test(arguments: ["state", "state/dialcode", "state/dialcode/recents"])
  func aFileWhereADirectoryBelongsIsToldOnce(name: String) throws {
    let environment = try TestEnvironment()
    _ = try shell("mkdir -p .local/$(dirname \(name)); : >.local/\(name)", in: environment)
    expectOneWarning(try pick(in: environment), saying: "nothing is remembered: cannot")
  }

  @Test(arguments: [
    ("mkdir", "Is a directory"), ("mkfifo", "is no file; remove it"),
    ("ln -s /dev/zero", "is no file; remove it"),
  ])
  func whatIsNoFileIsToldOnce(command: String, reason: String) throws {
    let environment = try TestEnvironment()
    _ = try shell(
      "mkdir -p .local/state/dialcode/recents && cd .local/state/dialcode/recents"
        + " && \(command) countries.json", in: environment)
    expectOneWarning(try pick(in: environment), saying: reason)
  }

  @Test func aFileThatMayNotGrowIsToldOnce() throws {
    expectOneWarning(
      try shell("ulimit -f 0; echo ':select KE' | dialcode --script -", in: TestEnvironment()),
      saying: "File too large")
  }

  @Test func aRelativeStateHomeIsIgnored() throws {
    let environment = try TestEnvironment(["XDG_STATE_HOME": "state"])
    #expect(try pick(in: environment) == Outcome("+254\n"))
    #expect(
      try environment.home.read(".local/state/dialcode/recents/countries.json")
        == Array("[\"KE\"]\n".utf8))
  }
}
