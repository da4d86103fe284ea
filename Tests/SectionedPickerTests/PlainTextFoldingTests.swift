import TestSupport
import Testing

@testable import SectionedPicker

@Suite struct PlainTextFoldingTests {
  private func plainlyFolded(_ text: String) -> [UInt8]? {
    var text = text
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    defer { output.deallocate() }
    return text.withUTF8 { bytes in
      PlainTextFolding.fold(UnsafeRawBufferPointer(bytes), into: output).map {
        Array(output[..<$0])
      }
    }
  }

  @Test(arguments: ["Pear", "src/Main.swift", "East Street 7", "x86_64", "a,b", "Stuttgart", "1st"])
  func wordsWithOneBlankBetweenThemArePlain(text: String) {
    #expect(plainlyFolded(text) == Folding.folded(text, style: .name))
  }

  @Test(
    arguments: [
      "", " a", "a ", "a  b", "it's", "AT&T", "a-b", "St Helena", "at st.", "u.s.", "Åland", "a\tb",
    ])
  func whatFoldsToSomethingElseIsNot(text: String) {
    #expect(plainlyFolded(text) == nil)
  }

  @Test func whateverIsFoldedPlainlyFoldsTheSameWithCare() {
    var random = SeededRandom(seed: 11)
    var plain = 0
    for _ in 0..<20_000 {
      let text = random.text(of: Array("AbSsTt. '-&`/_9é\u{1}"), upTo: 9)
      guard let folded = plainlyFolded(text) else { continue }
      plain += 1
      #expect(folded == Folding.folded(text, style: .name), "\(text)")
    }
    #expect(plain > 1000)
  }
}
