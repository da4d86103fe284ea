import TestSupport
import Testing

@Suite("--number")
struct NumberTests {
  @Test(arguments: [
    ("+254712345678", "KE"), ("+390669812345", "VA"), ("+19395551234", "PR"),
    ("+16585551234", "JM"), ("+44 1481 960194", "GG"), ("+77710009998", "KZ"),
    ("16475551234", "CA"), ("0031 6 12345678", "NL"), ("＋٤٤", "GB"),
  ])
  func theLikeliestCountryComesFirst(number: String, code: String) throws {
    let outcome = try dialcode("--number", number, "--format", "{code}")
    #expect(outcome.output.split(separator: "\n").first.map(String.init) == code)
    #expect(outcome.errors == "")
    #expect(outcome.status == .exited(0))
  }

  @Test func severalNumbersGiveALineEach() throws {
    let outcome = try dialcode("--number", "+44", "+47", "+800")
    #expect(
      outcome
        == Outcome(
          "GB\t+44\tUnited Kingdom\nNO\t+47\tNorway\n001\t+800\tInternational Freephone\n"))
  }

  @Test func aRefusedNumberKeepsTheOthers() throws {
    let outcome = try dialcode("--number", "+28", "+254", "--format", "{code}")
    #expect(
      outcome
        == Outcome("KE\n", errors: "dialcode: +28: no country uses +28\n", status: 1))
  }

  @Test(arguments: ["", "+", "abc", "+000000", "+99999999999999999999999999999999"])
  func whatIsNoNumberIsNoMatch(text: String) throws {
    let outcome = try dialcode("--number", text)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: "))
    #expect(outcome.status == .exited(1))
  }
}
