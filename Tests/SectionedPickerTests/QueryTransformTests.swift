import SectionedPicker
import Testing

@Suite struct QueryTransforms {
  @Test(arguments: [
    ("united arab emirates", "United Arab Emirates"), ("UAE", "UAE"), ("élan", "Élan"),
    (" a  b", " A  B"), ("", ""),
  ])
  func capitalizingRaisesOnlyTheFirstLetterOfWords(query: String, shown: String) {
    #expect(QueryTransform.capitalized.toShown(query) == shown)
  }

  @Test func whatIsShownIsSearchedForAsItWasTyped() {
    #expect(QueryTransform.capitalized.toQuery("uAE") == "uAE")
  }
}
