import TestSupport
import Testing

@Suite("What items are read from")
struct SectionPickInputTests {
  @Test func linesMayEndInCarriageReturns() throws {
    let input = "a\r\nb\r\nc\rd\n"
    #expect(try sectionpick("-1", "-q", "b", input: input) == Outcome("b\n"))
    #expect(try sectionpick("--filter", "", input: input) == Outcome("a\nb\nc\rd\n"))
    #expect(
      try sectionpick("--read0", "--filter", "a", input: "a\r\0") == Outcome("a\r\n"))
  }

  @Test func emptyRecordsAreItemsOnRequest() throws {
    let input = "a\0\0b\0"
    #expect(try sectionpick("--read0", "--list", "-0", input: input) == Outcome("a\0b\0"))
    #expect(
      try sectionpick("--read0", "--keep-empty", "--list", "-0", input: input)
        == Outcome("a\0b\0\0"))
    #expect(try sectionpick("--keep-empty", "--filter", "", input: "\n\r\na\n").output == "a\n\n\n")
  }

  @Test func noMoreAreReadThanAskedFor() throws {
    #expect(
      try shell("yes | sectionpick --max-items 1000 --filter y | wc -l").output == "1000\n")
    #expect(
      try sectionpick("--max-items", "2", "--list", input: "[3, 1, 2]") == Outcome("3\n1\n"))
  }

  @Test(arguments: [
    ("lines", "r\u{E9}d\nblue\n", "r\u{E9}d\n"),
    ("csv", "name,n\r\n\"r\u{E9}d\",1\r\n", "\"r\u{E9}d\",1\n"),
    ("json", "[\"r\u{E9}d\"]", "\"r\u{E9}d\"\n"),
  ])
  func utf16ComesOutAsUTF8(format: String, text: String, output: String) throws {
    let bytes = ([0xFEFF] + text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let run = try ProgramRun(
      .sectionpick, ["--input", format, "--filter", "red"], input: .bytes(bytes))
    #expect(Outcome(run) == Outcome(output))
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstName() throws {
    let input = "\u{FEFF}name,surname\r\nAnn,Smith\r\n"
    #expect(
      try sectionpick("--input", "csv", "--filter", "", "--format", "{name}", input: input)
        == Outcome("Ann\n"))
  }

  @Test func faultyRecordsAreNamedByTheirLine() throws {
    let input = """
      name,note
      "Ann, B","two
      lines"
      short
      long,a,b
      Zoe,"say ""hi"\""

      """
    #expect(
      try sectionpick("--input", "csv", "--filter", "", "--format", "{name}: {note}", input: input)
        == Outcome(
          "Ann, B: two\nlines\nZoe: say \"hi\"\n",
          errors: """
            sectionpick: standard input:4:1: 1 field instead of 2; left out
            sectionpick: standard input:5:1: 3 fields instead of 2; left out

            """))
  }

  @Test func manyFaultsAreNotAllNamed() throws {
    let outcome = try sectionpick(
      "--input", "jsonl", "--list", input: "1\n" + String(repeating: "{\n", count: 100))
    #expect(outcome.output == "1\n")
    #expect(outcome.errors.split(separator: "\n").count == 21)
    #expect(outcome.errors.hasSuffix("sectionpick: standard input: and 80 more of this kind\n"))
  }

  @Test(arguments: ["name,note\n", "", "\n\n"])
  func aHeaderAloneIsNothingToPickFrom(input: String) throws {
    #expect(
      try sectionpick("--input", "csv", input: input)
        == .itemFailure("there are no items to pick from", status: 1))
  }

  @Test func valuesOfAnArrayAreTheirOwnLabels() throws {
    let input = #"[1, "two", null, {"name": "x", "v": [1, 2]}, [3, "four"]]"#
    #expect(
      try sectionpick("--list", "--format", "{section} {label}", input: input)
        == Outcome("N null\nT two\nX x\n# 1\n# [3, \"four\"]\n"))
  }

  @Test func theItemsHaveOneForm() throws {
    #expect(
      try sectionpick("--read0", "--input", "csv", "--list", input: "a\n")
        == .itemFailure("--read0 and --input csv are two forms of the items; choose one"))
  }

  @Test func anyBytesAreItems() throws {
    var random = SeededRandom(seed: 7)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 1...255, using: &random) }
    let run = try ProgramRun(
      .sectionpick, ["--input", "lines", "--read0", "--filter", "", "-0"], input: .bytes(bytes))
    #expect(run.outputBytes == bytes + [0])
    #expect(run.status == .exited(0))
  }

  @Test func namesOfFilesAreWhatTheyWere() throws {
    let environment = try TestEnvironment()
    let script = """
      printf x >"$(printf 'caf\\351 1\\r')"; printf y >"$(printf 'a\\nb')"
      find . -type f -name 'c*' -print0 | sectionpick --read0 --filter caf -0 | xargs -0 cat
      find . -type f -name 'a*' -print0 | sectionpick --read0 --filter b -0 | xargs -0 cat
      """
    #expect(try shell(script, in: environment) == Outcome("xy"))
  }
}
