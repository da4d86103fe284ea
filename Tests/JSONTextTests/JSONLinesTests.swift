import JSONText
import Testing

@Suite struct JSONLinesReading {
  @Test func badLinesLeaveTheOthers() {
    let text = "\u{FEFF}{\"a\":1}\r\n\n  \n[1,\n\"last\""
    let results = JSONLines(Array(text.utf8)).map { line in
      switch line {
      case .success(let document): String(decoding: document.root.source, as: UTF8.self)
      case .failure(let error): error.description
      }
    }
    #expect(
      results == ["{\"a\":1}", "4:4: expected a value, found the end of the text", "\"last\""])
  }

  @Test func aLineHoldsOneText() {
    let failures = JSONLines(Array("1 2\n3\n".utf8)).filter { (try? $0.get()) == nil }
    #expect(failures.count == 1)
  }

  @Test(arguments: ["", "\n", " \r\n\t", "\u{FEFF}"]) func blankTextHasNoLines(text: String) {
    #expect(JSONLines(Array(text.utf8)).map { _ in 1 }.isEmpty)
  }
}
