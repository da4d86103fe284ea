import SectionedPicker
import Testing

@Suite struct IndexAlphabets {
  private static let latin = SectionedList<String>.latinIndexTitles
  private static let swedish = IndexAlphabet(latin + ["Å", "Ä", "Ö"])
  private static let czech = IndexAlphabet(["A", "C", "Č", "D", "H", "CH", "I", "Z", "Ž"])
  private static let turkish = IndexAlphabet(["A", "C", "Ç", "I", "İ", "J"])
  private static let georgian = IndexAlphabet(["ა", "ბ"])

  @Test(arguments: [
    (swedish, "ärlig", "Ä"), (swedish, "a\u{308}rlig", "Ä"), (swedish, "Äb", "Ä"),
    (swedish, "École", "E"), (swedish, "apple", "A"), (swedish, "a", "A"), (swedish, "", "#"),
    (swedish, "42", "#"), (swedish, "Ёлка", "Е"), (swedish, "\u{300}a", "A"), (swedish, "漢字", "漢"),
    (czech, "chleba", "CH"), (czech, "Chleba", "CH"), (czech, "CHLEBA", "CH"), (czech, "cena", "C"),
    (czech, "čaj", "Č"), (czech, "c", "C"), (czech, "ďas", "D"),
    (turkish, "istanbul", "İ"), (turkish, "ılık", "I"), (turkish, "Iğdır", "I"),
    (turkish, "İzmir", "İ"), (turkish, "çay", "Ç"), (georgian, "ბათუმი", "ბ"),
  ])
  func letters(alphabet: IndexAlphabet, text: String, letter: String) {
    #expect(alphabet.letter(of: text) == letter)
  }

  @Test func sectionsStandInTheOrderOfTheLanguage() {
    let items = ["Ödla", "apa", "Ärta", "zebra", "42", "Ås", "Ёлка"]
    let list = SectionedList(ordered: items, alphabet: Self.swedish) { Self.swedish.letter(of: $0) }
    #expect(list.sections.map(\.title) == ["A", "Z", "Å", "Ä", "Ö", "Е", "#"])
    #expect(list.elements == ["apa", "zebra", "Ås", "Ärta", "Ödla", "Ёлка", "42"])
    #expect(list.indexTitles.count == 31)
  }

  @Test func titlesOfTheirOwnAreSortedByTheirLetters() {
    let titles = ["Zorn", "Åberg", "Chudy", "Cibulka", "Hora"]
    let swedish = SectionedList(ordered: titles, alphabet: Self.swedish) { $0 }
    #expect(swedish.indexTitles == ["Chudy", "Cibulka", "Hora", "Zorn", "Åberg"])
    let czech = SectionedList(ordered: titles, alphabet: Self.czech) { $0 }
    #expect(czech.indexTitles == ["Åberg", "Cibulka", "Hora", "Chudy", "Zorn"])
  }
}
