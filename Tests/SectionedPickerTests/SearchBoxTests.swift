import SectionedPicker
import Testing

@Suite struct SearchBoxes {
  /// A searcher whose answers come when the test says so.
  private final class SlowSearcher: Searcher {
    private(set) var asked: [String] = []
    private(set) var isSearching = false
    private var deliveries: [(String) -> Void] = []

    func search(for query: String, deliver: @escaping (String) -> Void) {
      asked.append(query)
      isSearching = true
      deliveries.append(deliver)
    }

    func cancel() { isSearching = false }

    /// Answers the search that was asked for at a place in the order.
    func answer(_ index: Int) { deliveries[index]("answer to \(asked[index])") }
  }

  private final class Field: QueryInputController {
    var onQueryChanged: ((String) -> Void)?
    var onQuerySubmitted: ((String) -> Void)?
    private(set) var shown: [String] = []

    func setQuery(_ query: String) { shown.append(query) }
  }

  private let searcher = SlowSearcher()
  private let field = Field()

  @Test func connectingShowsTheQueryAndSearchesForIt() {
    let box = SearchBox(searcher: searcher, query: "uae", transform: .capitalized)
    box.connect(field)
    #expect(field.shown == ["Uae"])
    #expect(searcher.asked == ["uae"])
  }

  @Test func eachChangeIsSearchedForOnce() {
    let box = SearchBox(searcher: searcher)
    box.connect(field)
    for text in ["u", "u", "un"] { field.onQueryChanged?(text) }
    #expect(searcher.asked == ["", "u", "un"])
    #expect(field.shown == [""])
  }

  @Test func submittingSearchesWhereTypingDoesNot() {
    let box = SearchBox(searcher: searcher, searchTriggeringMode: .searchOnSubmit)
    box.connect(field)
    field.onQueryChanged?("un")
    #expect(searcher.asked == [""])
    #expect(box.query == "un")
    field.onQuerySubmitted?("un")
    #expect(searcher.asked == ["", "un"])
  }

  @Test func aQueryFromOutsideIsShownAndSearchedFor() {
    let box = SearchBox(searcher: searcher)
    box.connect(field)
    box.setQuery("ke")
    box.setQuery("ke")
    #expect(field.shown == ["", "ke"])
    #expect(searcher.asked == ["", "ke"])
  }

  @Test func whatIsTypedIsSearchedForWhenItIsSetFromOutside() {
    let box = SearchBox(searcher: searcher, searchTriggeringMode: .searchOnSubmit)
    box.connect(field)
    field.onQueryChanged?("un")
    box.setQuery("un")
    box.setQuery("un")
    #expect(searcher.asked == ["", "un"])
  }

  @Test func whatIsSubmittedIsShownAsTheTransformHasIt() {
    let box = SearchBox(searcher: searcher, transform: .capitalized)
    box.connect(field)
    field.onQuerySubmitted?("new york")
    #expect(field.shown == ["", "New York"])
    #expect(searcher.asked == ["", "new york"])
  }

  @Test func whoeverWasDisconnectedIsNotHeard() {
    let box = SearchBox(searcher: searcher)
    box.connect(field)
    let (change, submit) = (field.onQueryChanged, field.onQuerySubmitted)
    box.connect(Field())
    change?("un")
    box.disconnect()
    submit?("un")
    #expect(searcher.asked == ["", ""])
    #expect(box.query == "")
  }

  @Test func anAnswerToAnOlderQueryIsDropped() {
    var answers: [String] = []
    let box = SearchBox(searcher: searcher)
    box.onAnswer = { query, answer in answers.append("\(query): \(answer)") }
    box.connect(field)
    field.onQueryChanged?("u")
    field.onQueryChanged?("un")
    for index in [2, 1, 0] { searcher.answer(index) }
    #expect(answers == ["un: answer to un"])
  }

  @Test func disconnectingSearchesForNothingMore() {
    var answers: [String] = []
    let box = SearchBox(searcher: searcher)
    box.onAnswer = { query, _ in answers.append(query) }
    box.connect(field)
    box.disconnect()
    #expect(field.onQueryChanged == nil)
    #expect(field.onQuerySubmitted == nil)
    #expect(!searcher.isSearching)
    searcher.answer(0)
    #expect(answers.isEmpty)
    #expect(searcher.asked == [""])
  }

  @Test func aListInMemoryAnswersAtOnce() {
    let fruits = ["fig", "pear", "plum"]
    let list = ListSearcher(fruits, fields: [SearchField("name", role: .name, \.self)])
    let box = SearchBox(searcher: list)
    var found: [String] = []
    box.onAnswer = { query, matches in
      found.append("\(query): " + matches.positions.map { fruits[$0] }.joined(separator: " "))
    }
    box.connect(field)
    field.onQueryChanged?("p")
    box.setQuery("fig")
    #expect(found == [": fig pear plum", "p: pear plum", "fig: fig"])
    #expect(field.shown == ["", "fig"])
  }

  /// A searcher may say what it has before it has everything.
  @Test func anAnswerMayComeInPieces() {
    var answers: [String] = []
    let box = SearchBox(searcher: searcher)
    box.onAnswer = { _, answer in answers.append(answer) }
    box.connect(field)
    field.onQueryChanged?("u")
    searcher.answer(1)
    searcher.answer(1)
    field.onQueryChanged?("un")
    searcher.answer(1)
    #expect(answers == ["answer to u", "answer to u"])
  }
}
