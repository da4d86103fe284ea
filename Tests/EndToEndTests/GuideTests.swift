import TestSupport
import Testing

/// The page that leads from other pickers to this one names nothing that is not there.
@Suite struct GuideTests {
  private static let folder = "Sources/SectionedPicker/SectionedPicker.docc"

  /// A row of a table.
  private struct Row: CustomTestStringConvertible {
    var cells: [String]

    /// What the cell about this picker sets as code.
    var names: [String] { cells.count > 1 ? code(in: cells[1]) : [] }
    var testDescription: String { cells.first ?? "" }
  }

  private let rows: [Row]
  private let readme: Readme

  init() throws {
    readme = try Readme()
    let lines = try readme.file("\(Self.folder)/ComingFromOtherPickers.md").split(separator: "\n")
    rows = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && $0 != Self.heading }
      .map { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        return Row(cells: cells.dropFirst().dropLast().map { String($0) })
      }
  }

  private static let heading = "| There | Here | What differs, and why |"

  @Test func everyFeatureHasItsPlace() {
    #expect(rows.count > 40)
    for row in rows {
      #expect(row.cells.count == 3, "\(row.testDescription)")
      #expect(!row.names.isEmpty, "\(row.testDescription)")
    }
  }

  @Test func everyPlaceIsThere() throws {
    let declared = try DeclaredNames(in: sources("SectionedPicker") + sources("DialCodes"))
    let others = try options().union(commands()).union(keys())
    for row in rows {
      let missing = row.names.filter { !declared.contains($0) && !others.contains($0) }
      #expect(missing == [], "\(row.testDescription)")
    }
  }

  @Test func everySymbolThatIsLinkedIsDeclared() throws {
    let declared = try DeclaredNames(in: sources("SectionedPicker"))
    for page in ["SectionedPicker", "ComingFromOtherPickers"] {
      let links = try readme.file("\(Self.folder)/\(page).md").matches(of: /``([A-Z][^`]+)``/)
      #expect(!links.isEmpty)
      let names = links.map { String($0.1) }.filter { $0 != "SectionedPicker" }
      let missing = names.filter { !declared.contains($0) }
      #expect(missing == [], "\(page)")
    }
  }

  @Test func everyTypeInTheReadmeIsDeclared() throws {
    let declared = try DeclaredNames(in: sources("SectionedPicker") + sources("DialCodes"))
    let section = try readme.file("README.md").split(separator: "\n")
      .drop { $0 != "## As a library" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let names = section.joined(separator: "\n").matches(of: /`([A-Z]\w*)/).map { String($0.1) }
    #expect(names.count > 4)
    let modules = ["SectionedPicker", "DialCodes"]
    #expect(names.filter { !declared.contains($0) && !modules.contains($0) } == [])
  }

  // MARK: What is there

  private func sources(_ module: String) throws -> String {
    try shell("cat '\(readme.root)/Sources/\(module)'/*.swift").output
  }

  /// The long options of both programs, as their help has them.
  private func options() throws -> Set<String> {
    let help = try shell("dialcode --help; sectionpick --help").output
    return Set(help.matches(of: /--[a-z0-9][a-z0-9\-]*/).map { String($0.0) })
  }

  /// The commands, as `:help` has them, with their arguments and without.
  private func commands() throws -> Set<String> {
    let help = try dialcode("--script", "-", "--transcript", input: ":help\n").output
    let usages = help.matches(of: /(?m)^(:[a-z]+)(?: \S+)*/)
    return Set(usages.flatMap { [String($0.0), String($0.1)] })
  }

  /// The keys, as F1 shows them.
  private func keys() throws -> Set<String> {
    let picker = try LivePicker()
    try picker.type("\u{1B}OP", shows: "all commands")
    let lines = picker.run.screen.lines
    try picker.leave()
    return Set(
      lines.flatMap { $0.dropFirst(2).prefix(12).matches(of: /[^ ,](?:[^,]*[^ ,])?/) }
        .map { String($0.0) })
  }
}

/// What a text sets as code, be it a link to a symbol or not.
private func code(in text: String) -> [String] {
  text.matches(of: /`+([^`]+)`+/).map { String($0.1) }
}
