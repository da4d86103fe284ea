import TestSupport
import Testing

@Suite("Output formats")
struct OutputFormatTests {
  @Test func aTemplateNamesEveryFact() throws {
    let template = #"{name}\t{dial_code}\t{area_codes}\t{code}\t{alpha3}\t{flag}\t{section}{{}}"#
    #expect(
      try dialcode("--select", "PR", "--format", template)
        == Outcome("Puerto Rico\t+1\t787 939\tPR\tPRI\t🇵🇷\tP{}\n"))
  }

  @Test func anUnknownPlaceholderNamesTheKnownOnes() throws {
    let known = "{name} {dial_code} {area_codes} {code} {alpha3} {flag} {section}"
    let outcome = try dialcode("--select", "DE", "--format", "{prefix}")
    #expect(
      outcome == .usage("option --format: unknown placeholder {prefix}; known are \(known)"))
  }

  @Test func jsonIsAnObjectALine() throws {
    #expect(
      try dialcode("--filter", "eswatini", "--json")
        == Outcome(
          #"{"name":"Eswatini","dial_code":"+268","code":"SZ","alpha3":"SWZ","area_codes":[],"#
            + #""aliases":["Swaziland","Kingdom of Eswatini"],"flag":"🇸🇿","section":"E"}"# + "\n"))
  }

  @Test func jsonTellsTheAliasThatMatched() throws {
    let outcome = try dialcode("--filter", "swazi", "--json")
    #expect(outcome.output.hasSuffix(#","matched":"Swaziland"}"# + "\n"))
  }

  @Test func jsonTellsTheCandidatesOfANumber() throws {
    let outcome = try dialcode("--number", "+47", "--json")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasSuffix(#""number":"+47","candidates":["NO","SJ"]}"#) })
  }

  @Test func recordsMayEndInNUL() throws {
    let run = try ProgramRun(
      .dialcode, ["--list", "--only", "DE,FR", "--print0", "--format", "{code}"])
    #expect(run.outputBytes == Array("FR\0DE\0".utf8))
  }
}
