import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  @Test(arguments: [
    ("D", ["Denmark", "Djibouti"], "D"),
    ("dom", ["Dominica", "Dominican Republic"], "Dominica"),
    ("cote", ["Côte d'Ivoire"], "Côte d'Ivoire"),
    ("x", [], "x"),
    ("uk", ["Ukraine", "United Kingdom"], "uk"),
  ])
  func replacement(typed: String, candidates: [String], expected: String) {
    let completion = Completion(start: 0, candidates: candidates)
    #expect(completion.replacement(for: typed) == expected)
  }

  @Test func commonPartEndsWithAWholeCharacter() {
    let completion = Completion(start: 0, candidates: ["aé1", "ae\u{301}2", "aè"])
    #expect(completion.replacement(for: "") == "a")
  }
}
