import TestSupport
import Testing

@Suite("Default options")
struct DefaultOptionsTests {
  private func configured(
    _ configuration: String, _ changes: [String: String?] = [:]
  ) throws -> TestEnvironment {
    var environment = try TestEnvironment(changes)
    environment.variables["XDG_CONFIG_HOME"] = "\(environment.home.path)/config"
    _ = try shell("mkdir -p config/dialcode", in: environment)
    try environment.home.write(configuration, to: "config/dialcode/config")
    return environment
  }

  @Test func theVariableIsQuotedLikeAShell() throws {
    let environment = try TestEnvironment(["DIALCODE_OPTS": #"--format "{code} {name}""#])
    #expect(try dialcode("--select", "DE", in: environment) == Outcome("DE Germany\n"))
  }

  @Test func theFileHoldsAnOptionALine() throws {
    let environment = try configured("# mine\n\n--format '{code}!'\n--prefer FR\n")
    #expect(try dialcode("--list", "--only", "DE,FR", in: environment) == Outcome("FR!\nDE!\n"))
  }

  @Test func laterOnesWin() throws {
    let environment = try configured(
      "--format '{code}'\n", ["DIALCODE_OPTS": "--format '{name}'"])
    #expect(try dialcode("--select", "DE", in: environment) == Outcome("Germany\n"))
    #expect(
      try dialcode("--select", "DE", "--format", "{alpha3}", in: environment) == Outcome("DEU\n"))
  }

  @Test func aFaultIsToldWithItsPlace() throws {
    let environment = try configured("--prefer FR\n--frob\n")
    let path = "\(environment.home.path)/config/dialcode/config"
    #expect(
      try dialcode("--select", "DE", in: environment)
        == .usage("\(path):2: unknown option --frob"))
  }

  @Test(arguments: [
    ("--format '{code}", "a quote ' is not closed"),
    ("--list", "--list says what to do, so it may stand on the command line only"),
  ])
  func theVariableIsNamedInItsFaults(value: String, sentence: String) throws {
    let environment = try TestEnvironment(["DIALCODE_OPTS": value])
    #expect(
      try dialcode("--select", "DE", in: environment) == .usage("DIALCODE_OPTS: \(sentence)"))
  }
}
