import Testing

@testable import SectionedPicker

@Suite struct EditDistanceTests {
  @Test(
    arguments: [
      ("untied", "united kingdom", 1), ("kyrzgystan", "kyrgyzstan", 2), ("germny", "germany", 1),
      ("gremany", "germany", 1), ("xgermany", "germany", 1), ("germ", "germany", 0),
      ("abcd", "wxyz", nil), ("abc", "", nil), ("ab", "", 2), ("ac", "abc", 1),
    ] as [(String, String, Int?)])
  func errorsToTheBeginning(query: String, text: String, errors: Int?) {
    var distance = EditDistance(query: query.unicodeScalars.map(\.value), limit: 2)
    #expect(distance.toBeginning(of: text.unicodeScalars.map(\.value)[...]) == errors)
  }

  @Test(arguments: [("abc", false), ("xndia", true), ("kyrgyzstna", true), ("inda", true)])
  func guessesNeedFourLetters(query: String, isGuess: Bool) {
    #expect(Atlas.searcher().matches(SearchQuery(query)).isGuess == isGuess || !isGuess)
    #expect(Atlas.ranked(query).isEmpty == !isGuess)
  }

  @Test func anotherNumberIsNoMisspelling() {
    let searcher = ListSearcher(
      ["10001", "order 10002", "orders"], fields: [SearchField("id", role: .name, \.self)])
    #expect(searcher.matches(SearchQuery("10003")).count == 0)
    #expect(searcher.matches(SearchQuery("order 10003")).count == 0)
    #expect(searcher.matches(SearchQuery("ordrs")).isGuess)
  }
}
