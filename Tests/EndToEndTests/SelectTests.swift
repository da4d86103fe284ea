import TestSupport
import Testing

@Suite("--select")
struct SelectTests {
  @Test(arguments: [
    ("KE", "+254"), ("ke", "+254"), ("KEN", "+254"), ("Kenya", "+254"), ("germany", "+49"),
    ("Swaziland", "+268"), ("UK", "+44"), ("+44", "+44"), ("côte d'ivoire", "+225"),
  ])
  func anExactKeyPrintsTheDialCodeAlone(key: String, code: String) throws {
    #expect(try dialcode("--select", key) == Outcome(code + "\n"))
  }

  /// Facts that copied lists of dial codes get wrong.
  @Test(arguments: [
    ("KY", "+1 345"), ("GY", "+592 "), ("VA", "+39 "), ("KZ", "+7 7"), ("CW", "+599"),
  ])
  func factsThatListsGetWrongAreRight(region: String, code: String) throws {
    let shown = try dialcode("--select", region, "--format", "{dial_code} {area_codes}")
    #expect(shown.errors == "")
    #expect(shown.output.hasPrefix(code))
  }

  @Test(arguments: [
    ("PN", "Pitcairn Islands (PN)", "+64"), ("BV", "Bouvet Island (BV)", "+47"),
    ("AQ", "Antarctica (AQ)", "+672"),
  ])
  func aRegionWithoutACodeIsExplained(region: String, name: String, instead: String) throws {
    let outcome = try dialcode("--select", region)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: \(name) has no calling code of its own: "))
    #expect(outcome.errors.contains(instead))
    #expect(outcome.status == .exited(1))
  }

  @Test func aRegionThatIsNoMoreNamesItsSuccessors() throws {
    let sentence = """
      Netherlands Antilles (AN) was withdrawn in 2010; now: Curaçao CW +599, \
      Sint Maarten SX +1 721, Caribbean Netherlands BQ +599 3/4/7
      """
    #expect(try dialcode("--select", "AN") == .failure(sentence, status: 1))
  }

  @Test func severalCountriesAreNeverChosenBetween() throws {
    let sentence = """
      --select: “congo” names 2 countries: Congo - Brazzaville (CG), Congo - Kinshasa (CD); \
      give one of the codes
      """
    #expect(try dialcode("--select", "congo") == .failure(sentence))
  }

  @Test(arguments: ["zzz", "kenia", "+28", "", "\u{1b}[2J"])
  func whatNamesNothingIsNoMatch(key: String) throws {
    let outcome = try dialcode("--select", key)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("dialcode: "))
    #expect(!outcome.errors.contains("\u{1b}"))
    #expect(outcome.status == .exited(1))
  }

  @Test func aCertainQueryNeedsNoTerminal() throws {
    #expect(try dialcode("Kenya") == Outcome("+254\n"))
    #expect(try dialcode("south", "korea") == Outcome("+82\n"))
  }
}
