import SectionedPicker
import Testing

@Suite struct SectionedLists {
  @Test func accentsFoldIntoTheLetter() {
    let list = SectionedList(
      ["Albania", "Åland Islands", "Côte d’Ivoire", "Algeria"], name: { $0 })
    #expect(list.sections.map(\.title) == ["A", "C"])
    #expect(list.elements == ["Åland Islands", "Albania", "Algeria", "Côte d’Ivoire"])
  }

  @Test func whatIsNoLetterComesLast() {
    let list = SectionedList(["42nd Street", "Zoo", "…", "Alpha"], name: { $0 })
    #expect(list.sections.map(\.title) == ["A", "Z", "#"])
    #expect(list.indexTitles.first == "A")
    #expect(list.indexTitles.last == "#")
  }

  @Test func emptyLettersAreInTheIndexOnly() {
    let list = SectionedList(["Beta"], name: { $0 })
    #expect(list.sections.count == 1)
    #expect(list.indexTitles.count == 26)
  }

  @Test func titlesOfTheirOwnMakeTheirOwnIndex() {
    let list = SectionedList(
      ["apple", "leek", "pear"], name: { $0 },
      sectionTitle: { $0 == "leek" ? "Vegetable" : "Fruit" })
    #expect(list.indexTitles == ["Fruit", "Vegetable"])
    #expect(list.elements == ["apple", "pear", "leek"])
  }

  @Test func givenOrderIsKept() {
    let list = SectionedList(ordered: ["b2", "a1", "b1"], indexTitles: ["a", "b", "c"]) {
      String($0.prefix(1))
    }
    #expect(list.elements == ["a1", "b2", "b1"])
    #expect(list.sections.map(\.title) == ["a", "b"])
    #expect(list.indexTitles == ["a", "b", "c"])
  }

  @Test func lettersOfBytesAreThoseOfStrings() {
    let names = ["pear", "Ärger", "42", "", "apple", "Жук", "zoo", "'s", "Pop", "いえ"]
    let byBytes = SectionedList(ordered: names) { names, sink in
      for name in names { Array(name.utf8).withUnsafeBytes(sink) }
    }
    let byTitle = SectionedList(ordered: names, groupedBy: Collation.indexLetter(of:))
    #expect(byBytes.elements == byTitle.elements)
    #expect(byBytes.sections == byTitle.sections)
    #expect(byBytes.indexTitles == byTitle.indexTitles)
    #expect(byBytes.elements.prefix(2) == ["Ärger", "apple"])
    #expect(byBytes.elements.suffix(3) == ["42", "", "'s"])
  }

  @Test func whatHasNoTextStandsUnderNoLetter() {
    let list = SectionedList(ordered: [1, 2]) { (numbers: [Int], sink) in
      Array("ab".utf8).withUnsafeBytes(sink)
    }
    #expect(list.sections.map(\.title) == ["A", "#"])
    #expect(list.elements == [1, 2])
  }

  @Test func everyPositionBelongsToItsSection() {
    let list = SectionedList(["Austria", "Aruba", "Belgium", "Chad"], name: { $0 })
    #expect((-1...4).map(list.sectionTitle(of:)) == [nil, "A", "A", "B", "C", nil])
  }

  @Test func anEmptyListHasNoSection() {
    let list = SectionedList([String](), name: { $0 })
    #expect(list.sections.isEmpty)
    #expect(list.sectionIndex(of: 0) == nil)
  }
}
