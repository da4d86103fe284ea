import TestSupport
import Testing

@Suite("--list")
struct ListTests {
  @Test func rowsStandUnderTheirLetters() throws {
    let outcome = try dialcode("--list", "--only", "BE,BG,DK,DE,GB,CY,AX,CI")
    #expect(
      outcome
        == Outcome(
          """
          A
          AX\t+358\tÅland Islands
          B
          BE\t+32\tBelgium
          BG\t+359\tBulgaria
          C
          CI\t+225\tCôte d’Ivoire
          CY\t+357\tCyprus
          D
          DK\t+45\tDenmark
          G
          DE\t+49\tGermany
          U
          GB\t+44\tUnited Kingdom

          """))
  }

  @Test func everyDialableRegionIsListedOnce() throws {
    let outcome = try dialcode("--list", "--format", "{code}")
    let codes = outcome.output.split(separator: "\n")
    #expect(codes.count == 245)
    #expect(Set(codes).count == 245)
    #expect(!codes.contains("PN"))
  }

  @Test func whatIsPreferredComesFirstAndOnce() throws {
    let outcome = try dialcode("--list", "--only", "DE,FR,GB", "--prefer", "GB,DE")
    #expect(
      outcome
        == Outcome(
          """
          Preferred
          GB\t+44\tUnited Kingdom
          DE\t+49\tGermany
          F
          FR\t+33\tFrance

          """))
  }

  @Test(arguments: [["--format", "{code}"], ["--print0", "--format", "{code}"], ["--json"]])
  func headingsAreForReadersOnly(options: [String]) throws {
    let run = try ProgramRun(.dialcode, ["--list", "--only", "DE,FR"] + options)
    #expect(run.outputBytes.split { $0 == 0 || $0 == 0x0A }.count == 2)
  }

  @Test func aCallingCodeNamesAllOfItsCountries() throws {
    let outcome = try dialcode("--only", "+46,+47", "--list", "--format", "{code}")
    #expect(outcome == Outcome("NO\nSJ\nSE\n"))
  }

  @Test func excludedCountriesAreGone() throws {
    let outcome = try dialcode("--list", "--only", "IL,IS,IE", "--exclude", "Israel")
    #expect(outcome == Outcome("I\nIS\t+354\tIceland\nIE\t+353\tIreland\n"))
  }

  @Test func aListWithNothingLeftIsNoMatch() throws {
    let outcome = try dialcode("--list", "--only", "DE", "--exclude", "DE")
    #expect(outcome.output == "")
    #expect(outcome.status == .exited(1))
  }
}
