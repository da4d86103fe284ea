import TestSupport
import Testing

@testable import PickerOptions

@Suite("Manual pages")
struct ManualTests {
  @Test(arguments: Program.allCases)
  func optionsAreThoseOfTheTable(program: Program) throws {
    let path = Self.path(of: program)
    let page = try Golden.text(ofFile: path)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasPrefix(#".\" options: made"#) })
    let end = try #require(lines.firstIndex(of: #".\" options: end"#))
    let before = lines[...begin].joined(separator: "\n")
    let after = lines[end...].joined(separator: "\n")
    // RECORD_SNAPSHOTS=1 puts the page right.
    Golden.expect(
      before + "\n" + ManualOptions.section(of: program) + after, matchesFile: path)
  }

  private static func path(of program: Program) -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(root)/Resources/man/\(program.name).1"
  }
}
