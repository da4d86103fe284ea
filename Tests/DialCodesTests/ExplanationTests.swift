import DialCodes
import Testing

@Suite struct ExplanationTests {
  private static let catalog = CountryCatalog.bundled()

  @Test(arguments: ["AQ", "BV", "GS", "HM", "PN", "TF", "UM", "pcn", "Pitcairn"])
  func regionsWithoutACodeSayWhatIsUsed(key: String) throws {
    let explanation = try #require(Self.catalog.explanation(of: key))
    #expect(explanation.contains("has no calling code of its own: "))
    #expect(!explanation.contains("+0"))
  }

  @Test(arguments: ["AN", "ant", " Netherlands Antilles "])
  func withdrawnCodeNamesItsSuccessors(key: String) {
    #expect(
      Self.catalog.explanation(of: key)
        == "Netherlands Antilles (AN) was withdrawn in 2010; now: "
        + "Curaçao CW +599, Sint Maarten SX +1 721, Caribbean Netherlands BQ +599 3/4/7")
  }

  @Test func codeWithdrawnTwiceTellsBoth() throws {
    let explanation = try #require(Self.catalog.explanation(of: "CS"))
    #expect(explanation.contains("Czechoslovakia (CS) was withdrawn in 1993; now: Czechia CZ +420"))
    #expect(explanation.contains("Serbia and Montenegro (CS) was withdrawn in 2006; now: Serbia"))
  }

  @Test(arguments: ["SU", "YU", "DD", "ZR", "BU", "TP", "Soviet Union", "East Germany"])
  func otherWithdrawnCodesAreKnown(key: String) {
    #expect(Self.catalog.explanation(of: key)?.contains("was withdrawn in") == true)
  }

  @Test(arguments: ["GB", "UK", "Germany", "Congo", "", "  ", "XX", "Atlantis"])
  func dialledAndUnknownKeysNeedNone(key: String) {
    #expect(Self.catalog.explanation(of: key) == nil)
  }
}
