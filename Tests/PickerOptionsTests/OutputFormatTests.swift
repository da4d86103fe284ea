import Testing

@testable import PickerOptions

@Suite("Output format")
struct OutputFormatTests {
  private func rendered(_ template: String) throws -> String {
    var output: [UInt8] = []
    try OutputFormat(template, placeholders: ["name", "code"]).render(into: &output) {
      $1 += Array("<\($0)>".utf8)
    }
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""),
    ("{name}", "<name>"),
    ("é {code}\\t{name}\\n", "é <code>\t<name>\n"),
    ("\\0\\r\\\\t", "\0\r\\t"),
    ("{{{code}}}", "{<code>}"),
    ("{{name}} } {code}", "{name} } <code>"),
    ("{code}{code}", "<code><code>"),
  ])
  func templatesAreRendered(template: String, output: String) throws {
    #expect(try rendered(template) == output)
  }

  @Test(arguments: [
    ("{nme}", OutputFormat.Fault.unknownPlaceholder("nme", known: ["name", "code"])),
    ("{}", .emptyPlaceholder),
    ("a {name", .unclosedPlaceholder("name")),
    ("\\x", .unknownEscape("x")),
    ("a\\", .danglingBackslash),
  ])
  func faultsAreNamed(template: String, fault: OutputFormat.Fault) {
    #expect(throws: fault) { try OutputFormat(template, placeholders: ["name", "code"]) }
  }

  @Test func anyNameMayStandWhereNamesAreOpen() throws {
    let format = try OutputFormat("{first name}", placeholders: nil)
    #expect(format.parts == [.placeholder("first name")])
  }
}
