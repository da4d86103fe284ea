import Testing

@testable import PickerOptions

@Suite("Option table")
struct OptionTableTests {
  @Test(arguments: Program.allCases)
  func namesAndLettersAreUnique(program: Program) {
    let options = OptionTable.options(of: program)
    let names = options.flatMap { [$0.name, $0.alias, $0.inverseName].compactMap { $0 } }
    #expect(Set(names).count == names.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect(letters.allSatisfy { $0.isASCII })
  }

  @Test func helpIsAWholeSentence() {
    for option in OptionTable.all { #expect(option.help.hasSuffix("."), "\(option.name)") }
  }

  @Test func modifiersNameAMode() {
    for case .modifier(let name, _) in OptionTable.all.map(\.effect) {
      #expect(OptionTable.all.contains { $0.name == name && $0.concernsMode })
    }
  }
}
