import Testing

@testable import PickerOptions

@Suite("Help text")
struct HelpTextTests {
  @Test(arguments: Program.allCases)
  func everyOptionIsShown(program: Program) {
    let help = HelpText.of(program)
    for option in OptionTable.options(of: program) {
      #expect(help.contains("  \(option.letter.map { "-\($0), " } ?? "    ")\(option.synopsis)"))
    }
  }

  @Test(arguments: Program.allCases)
  func linesFitEightyColumns(program: Program) {
    for line in HelpText.of(program).split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func wordsAreWrappedWhole() {
    #expect(HelpText.wrapped("aa bbb cccc d", width: 6) == ["aa bbb", "cccc d"])
    #expect(HelpText.wrapped("abcdefgh i", width: 3) == ["abcdefgh", "i"])
  }
}
