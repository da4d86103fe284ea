import Testing

@testable import PickerTerminal

@Suite struct IndexLabelSets {
  private func labels(_ titles: String...) -> [String] {
    IndexLabels(of: titles).entries.map { $0.label.text + ": " + $0.titles.joined(separator: " ") }
  }

  @Test func shortTitlesShowAsTheyAre() {
    #expect(labels("A", "B", "Dž", "#") == ["A: A", "B: B", "Dž: Dž", "#: #"])
  }

  @Test func wordsShowByTheirFirstLetterOnce() {
    #expect(
      labels("Ångström", "Adams", "Torvalds", "Turing", "2024", "2025", "#")
        == ["A: Ångström Adams", "T: Torvalds Turing", "2: 2024 2025", "#: #"])
  }

  @Test func noTitlesHaveNoLabels() { #expect(labels() == []) }
}
