import SectionedPicker
import Testing

@Suite struct MatchRuleTests {
  private func find(_ rule: MatchRule, _ query: String) -> [String] {
    let searcher = Atlas.searcher(rule)
    return searcher.rankedPositions(SearchQuery(query)).map { Atlas.places[$0].codes[0] }
  }

  @Test func prefixMeansTheBeginningOfTheName() {
    #expect(find(.prefix, "UNITED") == ["AE", "GB", "US"])
    #expect(find(.prefix, "king").isEmpty)
    #expect(find(.prefix, "st. k") == ["KN"])
  }

  @Test func containsMeansAnywhereInTheOrderOfTheList() {
    #expect(find(.contains, "land") == ["SZ", "NL", "NF", "GB", "VI"])
    #expect(find(.contains, "+24") == ["IO", "CG", "CD", "GW"])
    #expect(find(.contains, "d king") == ["GB"])
  }
}
