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

  /// A field in the manner of user interfaces: it shows what it is told, and keeps its cursor.
  private final class Field: QueryInputController {
    var onQueryChanged: ((String) -> Void)?
    var onQuerySubmitted: ((String) -> Void)?
    var text = ""
    var cursor = 0
    let transform: QueryTransform

    init(_ transform: QueryTransform) { self.transform = transform }

    func setQuery(_ query: String) {
      cursor = transform.cursor(cursor, in: text)
      text = query
    }

    func type(_ letters: String) {
      text.insert(contentsOf: letters, at: text.index(text.startIndex, offsetBy: cursor))
      cursor += letters.count
      onQueryChanged?(text)
    }
  }

  @Test func whatIsTypedIsShownByTheTransformWithTheCursorInItsPlace() {
    let field = Field(.capitalized)
    let list = ListSearcher(["fig"], fields: [SearchField("name", role: .name, \.self)])
    let box = SearchBox(searcher: list, transform: .capitalized)
    box.connect(field)
    field.type("united emirates")
    #expect(field.text == "United Emirates")
    #expect(field.cursor == 15)
    field.cursor = 7
    field.type("arab ")
    #expect(field.text == "United Arab Emirates")
    #expect(field.cursor == 12)
    field.type("UAE ")
    #expect(field.text == "United Arab UAE Emirates")
    #expect(box.query == "United Arab UAE Emirates")
  }

  @Test func theCursorStaysWithinWhatIsShown() {
    let trimming = QueryTransform(toShown: { $0 }, toQuery: { $0.replacing(" ", with: "") })
    #expect(trimming.cursor(3, in: "a b c") == 2)
    #expect(trimming.cursor(9, in: "a b c") == 3)
    #expect(trimming.cursor(-1, in: "a b c") == 0)
  }
}
