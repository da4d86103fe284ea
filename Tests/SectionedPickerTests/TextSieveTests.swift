import SectionedPicker
import TestSupport
import Testing

@Suite struct TextSieveTests {
  /// The lines that a sieve lets through.
  private func passed(_ lines: [String], _ sieve: TextSieve) -> Set<String> {
    let text = Array(lines.joined(separator: "\n").utf8)
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    var passed: Set<String> = []
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      while let place = sieve.firstPlace(in: bytes, from: start) {
        let line = starts.lastIndex { $0 <= place } ?? 0
        passed.insert(lines[line])
        start = place + 1
      }
    }
    return passed
  }

  @Test func linesWithoutTheWordAreHeldBack() throws {
    let sieve = try #require(TextSieve(SearchQuery("Pear")))
    let lines = ["red pear", "apple", "PEARL", "spear", "a very long line of quite other fruit"]
    #expect(passed(lines, sieve) == ["red pear", "PEARL", "spear"])
  }

  @Test func insidesOfWordsAreHeldBackIfAsked() throws {
    let sieve = try #require(TextSieve(SearchQuery("Pear"), at: .wordBeginning))
    let lines = ["red pear", "spear and spears of the army", "PEARL", "(pear)", "9pear", "épear"]
    #expect(passed(lines, sieve) == ["red pear", "PEARL", "(pear)", "épear"])
  }

  @Test(arguments: ["", "-", "in", "and", "na:x", "st", "ж"])
  func someQueriesAreNotToldByBytes(text: String) {
    #expect(TextSieve(SearchQuery(text)) == nil)
  }

  @Test(arguments: TextSieve.Place.allCases)
  func nothingThatAQueryFindsIsHeldBack(place: TextSieve.Place) {
    var random = SeededRandom(seed: 5)
    let letters = Array("aeinstux .'-&éU9")
    var found = 0
    for _ in 0..<400 {
      let lines = (0..<30).map { _ in random.text(of: letters, upTo: 24) }
      let query = SearchQuery(random.text(of: letters, upTo: 4))
      guard let sieve = TextSieve(query, at: place) else { continue }
      let searcher = ListSearcher(
        lines, fields: [SearchField("line", role: .name, \String.self)])
      let matches = searcher.matches(query)
      guard let rank = searcher.bestRank(query), !matches.isGuess else { continue }
      if place == .wordBeginning, rank == .infix { continue }
      found += matches.count
      let passed = passed(lines, sieve)
      for position in matches.positions {
        #expect(passed.contains(lines[position]), "“\(query.text)” | “\(lines[position])”")
      }
    }
    #expect(found > 500)
  }
}
