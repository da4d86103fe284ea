import SectionedPicker
import Testing

@testable import PickerTerminal

@Suite struct Commands {
  @Test(arguments: [
    ("uni", Command.filter("uni")), ("", .filter("")),
    ("  côte d’ivoire ", .filter("côte d’ivoire")),
    (":jump K", .jump("K")), (":JUMP  ch ", .jump("ch")), (":j k", .jump("k")),
    (":select", .select(.current)), (":select 3", .select(.number(3))),
    (":select +44", .select(.key("+44"))),
    (":select United Kingdom", .select(.key("United Kingdom"))),
    (":mark", .mark([.current])), (":mark 1 3,5", .mark([.number(1), .number(3), .number(5)])),
    (":mark 7 Up", .mark([.key("7 Up")])), (":next", .nextSection), (":prev", .previousSection),
    (":sections", .sections),
    (":recents", .recents), (":forget", .forgetRecents), (":clear", .clear),
    (":info", .info(key: nil)), (":info KE", .info(key: "KE")),
    (":number +44 20", .number("+44 20")),
    (":lang sv", .language("sv")), (":search submit", .triggeringMode(.searchOnSubmit)),
    (":help", .help), (":quit", .quit), (":q", .quit),
  ])
  func linesAreRead(line: String, command: Command) throws {
    #expect(try Command(parsing: line) == command)
  }

  @Test(arguments: [
    (":jupm K", CommandError.unknown("jupm", suggestion: .jump)),
    (":zzz", .unknown("zzz", suggestion: nil)), (":", .unknown("", suggestion: nil)),
    (":se", .unknown("se", suggestion: .select)),
    (":jump", .missingArgument(.jump)), (":lang  ", .missingArgument(.lang)),
    (":quit now", .unexpectedArgument(.quit, "now")),
    (":search often", .badArgument(.search, "often", allowed: ["type", "submit"])),
  ])
  func mistakesAreFacts(line: String, error: CommandError) {
    #expect(throws: error) { try Command(parsing: line) }
  }

  @Test func numbersTooLargeToCountAreKeys() throws {
    let digits = String(repeating: "9", count: 40)
    #expect(try Command(parsing: ":select " + digits) == .select(.key(digits)))
  }

  @Test func everyCommandIsHelpedWith() {
    var configuration = PickerConfiguration()
    configuration.selectionLimit = 2
    let lines = Command.Name.helpLines(configuration)
    #expect(lines.count == Command.Name.allCases.count)
    #expect(Command.Name.helpLines(PickerConfiguration()).count == lines.count - 1)
    #expect(lines.contains { $0.hasPrefix(":jump K ") })
  }

  @Test func textsAreTheCallers() {
    var configuration = PickerConfiguration()
    configuration.clearRecentsText = "oublier"
    configuration.clearedRecentsText = "oublié : {count}"
    configuration.noRecentsText = "rien à oublier"
    let list = SectionedList(["kiwi", "fig"], name: { $0 })
    let items = PickerItems(
      list: list, searcher: ListSearcher(list.elements, fields: []), id: { $0 },
      content: { element, _ in RowText(title: element) })
    let state = PickerState(
      items: items, configuration: configuration, recents: Recents(ids: ["fig"]))
    var interpreter = CommandInterpreter(state: state, host: CommandHost())
    #expect(interpreter.run(":help").lines.contains { $0.hasSuffix("  oublier") })
    #expect(interpreter.run(":recents").lines == ["fig"])
    #expect(interpreter.run(":forget").message == "oublié : 1")
    #expect(interpreter.run(":forget").message == "rien à oublier")
    #expect(interpreter.run(":recents").lines == ["rien à oublier"])
  }
}
