import TestSupport
import Testing

@testable import SectionedPicker

@Suite struct SearchIndexTests {
  @Sendable private static func pass(_ text: String, _ sink: (UnsafeRawBufferPointer) -> Void) {
    Array(text.utf8).withUnsafeBytes(sink)
  }

  private func field(_ role: FieldRole, together: Bool = false) -> SearchField<String> {
    guard together else { return SearchField("line", role: role, emit: Self.pass) }
    return SearchField(
      "line", role: role, emit: Self.pass,
      emitEach: { lines, sink in for line in lines { Self.pass(line, sink) } })
  }

  private var lines: [String] {
    var random = SeededRandom(seed: 3)
    let letters = Array("AbcdSt019 .'-&/é한")
    let lines = (0..<6000).map { _ in random.text(of: letters, upTo: 20) }
    return lines + [String(repeating: "Long ", count: 20_000), "a", ""] + lines.prefix(9)
  }

  @Test(arguments: [.name, .key, .number] as [FieldRole])
  func anIndexHoldsTheFoldedTextOfEachElement(role: FieldRole) {
    let index = SearchIndex(lines, fields: [field(role)])
    #expect(index.count == lines.count)
    for (position, line) in lines.enumerated() {
      let range = index.range(of: position) ?? 0..<0
      let text = index.bytes[range].dropFirst().split(separator: Folding.tailMark).first ?? []
      var folded = Folding.folded(line, style: role == .name ? .name : .plain)
      if role == .number { folded.removeAll { $0 &- 0x30 >= 10 } }
      #expect(Array(text) == folded, "\(line.prefix(40))")
      #expect(index.bytes[range.lowerBound] == 1)
    }
  }

  @Test func textsThatComeTogetherAreIndexedAsSingleOnesAre() {
    let together = SearchIndex(lines, fields: [field(.name, together: true)])
    let single = SearchIndex(lines, fields: [field(.name)])
    #expect(together.bytes == single.bytes)
    #expect(together.offsets == single.offsets)
    #expect(together.hasNamesOnly)
    let twice = SearchIndex(lines, fields: [field(.name), field(.name, together: true)])
    #expect(twice.count == lines.count)
    #expect(!twice.hasNamesOnly)
  }

  @Test func textsThatAreMissingAtTheEndAreEmpty() {
    let field = SearchField<String>(
      "line", role: .name, emit: Self.pass, emitEach: { lines, sink in Self.pass(lines[0], sink) })
    let index = SearchIndex(["one", "two"], fields: [field])
    #expect(index.offsets == [0, 4, 4])
  }

  @Test func whatGoesBeyondTheLimitIsNotSearched() {
    var writer = IndexWriter(elementCount: 4, sizeLimit: 12)
    defer { writer.deallocate() }
    for text in ["first", "second", "a", "third"] {
      Self.pass(text) { writer.append($0, mark: 1, role: .name) }
      writer.endElement()
    }
    writer.finish()
    #expect(writer.offsets == [0, 6, 6, 8, 8])
    #expect(writer.bytes == [1] + Array("first".utf8) + [1, 0x61, 0])
  }
}
