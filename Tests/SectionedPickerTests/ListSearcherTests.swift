import SectionedPicker
import Testing

/// Names in other languages, of which one begins like another.
@Suite struct ForeignNameTies {
  @Test func theNameItselfComesAheadOfOneThatGoesOn() {
    let names = ["Hong Kong": "中國香港", "China": "中國"]
    let searcher = ListSearcher(
      ["Hong Kong", "China"], fields: [SearchField("name", role: .name, \.self)],
      translations: { [SearchField("other", role: .translation, text: { names[$0] })] })
    #expect(searcher.ranked(SearchQuery("中國")).map(\.position) == [1, 0])
    #expect(searcher.matches(SearchQuery("中國")).best == 1)
  }
}

@Suite struct ListSearcherTests {
  @Test(
    arguments: [
      ("cô", "CI"), ("cote", "CI"), ("COTE D'IVOIRE", "CI"), ("côte d’ivoire", "CI"),
      ("cote divoire", "CI"), ("ivoire", "CI"), ("guinea-bissau", "GW"), ("guinea bissau", "GW"),
      ("guinea\u{2011}bissau", "GW"), ("swazi", "SZ"), ("ivory", "CI"), ("holl", "NL"),
      ("ger", "DE"), ("india", "IN"), ("us", "US"), ("USA", "US"), ("usa ", "US"), ("uk", "GB"),
      ("britain", "GB"), ("great britain", "GB"), ("gb", "GB"), ("united kingdom", "GB"),
      ("kingdom united", "GB"), ("turkey", "TR"), ("turkiye", "TR"), ("holland", "NL"),
      ("swaziland", "SZ"), ("saint kitts and nevis", "KN"), ("st kitts & nevis", "KN"),
      ("st. kitts", "KN"), ("st", "ST"), (" pakistan", "PK"), ("pakistan  ", "PK"),
      ("\tpakistan", "PK"), ("deutschland", "DE"), ("Рос", "RU"), ("deu", "DE"), ("مصر", "EG"),
      ("भारत", "IN"), ("中国", "CN"), ("ﾄﾞｲﾂ", "DE"), ("northern ireland", "GB"), ("wales", "GB"),
      ("iran", "IR"), ("İRAN", "IR"), ("IRAK", "IQ"), ("ırak", "IQ"), ("irak", "IQ"),
      ("us virgin", "VI"), ("u.s. v", "VI"), ("u.s", "VI"), ("sao tome and principe", "ST"),
      ("united 44", "GB"), ("united +44", "GB"), ("+44 united", "GB"), ("gb 44", "GB"),
    ])
  func bestMatches(query: String, code: String) {
    #expect(Atlas.ranked(query).first == code)
    let searcher = Atlas.searcher()
    let best = searcher.matches(SearchQuery(query)).best
    #expect(best.map { Atlas.places[$0].codes[0] } == code)
  }

  /// Whoever types accents means a name: a code that is alike without them comes after it.
  @Test func accentsAreNoPartOfCodes() {
    let names = ["Colombia": "CO", "Côte d’Ivoire": "CI"]
    let searcher = ListSearcher(
      names.keys.sorted(),
      fields: [
        SearchField("name", role: .name, \.self),
        SearchField("code", role: .key) { [names[$0] ?? ""] },
      ])
    #expect(searcher.rankedPositions(SearchQuery("cô")) == [1, 0])
    #expect(searcher.rankedPositions(SearchQuery("co")) == [0, 1])
  }

  @Test(
    arguments: [
      ("44", ["GB", "GG"]), ("+44", ["GB", "GG"]), ("+91", ["IN"]), ("91", ["IN"]),
      ("+ 91", ["IN"]), ("+1684", ["AS"]), ("1-684", ["AS"]), ("+1 (242)", ["BS"]),
      ("684", ["AS"]), ("68", []), ("672", ["NF"]), ("+672", ["NF"]), ("242", ["CG", "BS"]),
      ("+242", ["CG"]), ("+٤٤", ["GB", "GG"]), ("۰۰۴۴", ["GB", "GG"]), ("＋４４", ["GB", "GG"]),
      ("1", ["US", "AS", "BS", "CA", "KN", "LC", "VI"]), ("+99", ["KG"]), ("+99 x", []),
    ])
  func numbers(query: String, codes: [String]) {
    #expect(Atlas.ranked(query) == codes)
  }

  @Test(
    arguments: [
      ("people's", ["CN"]), ("peoples", ["CN"]), ("saint", ["KN", "LC"]), ("ger", ["DE"]),
      ("india", ["IN", "IO"]), ("congo", ["CG", "CD"]), ("geria", ["DZ", "NG"]), ("/", []),
      ("(", []), ("[", []), ("*", []), (".", []), ("\\", []), ("zzz", []),
    ])
  func results(query: String, codes: [String]) {
    #expect(Atlas.ranked(query) == codes)
  }

  @Test func namesThatBeginWithALetterComeFirst() {
    let codes = Atlas.ranked("u")
    #expect(codes == ["UA", "AE", "GB", "US", "VI"])
  }

  @Test(arguments: ["", "  ", "\u{3000}", "+", " + ", "00"])
  func emptyQueriesKeepTheList(query: String) {
    let matches = Atlas.searcher().matches(SearchQuery(query))
    #expect(matches.count == Atlas.places.count)
    #expect(matches.best == nil)
  }

  @Test(arguments: [("kyrzgystan", "KG"), ("untied kingdom", "GB"), ("germny", "DE")])
  func misspellingsAreGuesses(query: String, code: String) {
    let matches = Atlas.searcher().matches(SearchQuery(query))
    #expect(matches.isGuess)
    #expect(Atlas.ranked(query).first == code)
    #expect(Atlas.match(code, query)?.rank == .misspelling)
  }
}
