import SectionedPicker
import Testing

@testable import PickerTerminal

@Suite struct CommandCompletions {
  private struct Person {
    var name: String
    var city: String
  }

  private static func state() -> PickerState<Person> {
    let people = [Person(name: "Baker", city: "Oslo"), Person(name: "Banks", city: "Rome")]
    let fields: [SearchField<Person>] = [
      SearchField("name", role: .name, \.name), SearchField("city", role: .alias, \.city),
      SearchField("cinema", role: .alias, \.city), SearchField("first name", role: .alias, \.name),
    ]
    return PickerState(
      items: PickerItems(
        list: SectionedList(people, name: \.name), searcher: ListSearcher(people, fields: fields),
        id: \.name, content: { person, _ in RowText(title: person.name) }))
  }

  @Test(arguments: [
    ("ba", ["Baker", "Banks"]), ("bak", ["Baker"]), ("ci", ["city:", "cinema:"]),
    ("CIT", ["city:"]), ("ros cit", ["ros city:"]), ("name", ["name:"]), ("fir", ["first name:"]),
    ("ros FIRST n", ["ros FIRST name:", "ros first name:"]), ("first name:b", []),
    ("ros first name:b", []),
    ("name:", []), ("", []), (" ", []), (":jump b", [":jump B"]), (":search s", [":search submit"]),
    (":cle", [":clear"]), (":select bak", [":select Baker"]),
  ])
  func titlesFieldsAndCommands(line: String, lines: [String]) {
    #expect(CommandCompletion.candidates(for: line, in: Self.state()) == lines)
  }
}
