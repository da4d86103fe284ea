import TestSupport
import Testing

@Suite("README")
struct ReadmeTests {
  private let readme: Readme

  init() throws {
    readme = try Readme()
  }

  @Test func commandsPrintWhatIsShown() throws {
    let sessions = readme.blocks("console").map(\.commands)
    #expect(!sessions.joined().isEmpty, "there is no command to run")
    for commands in sessions {
      var environment = try TestEnvironment(["LANG": "en_US.UTF-8"])
      environment.findsProducts()
      for command in commands {
        let run = try ProgramRun(
          .shell, ["-c", "exec 2>&1\n" + command.text], environment: environment)
        #expect(run.output == command.output, "README.md:\(command.line): \(command.text)")
      }
    }
  }

  /// The screen at the top is the one that a person sees after typing its query.
  @Test func theScreenIsTheOneThatIsDrawn() throws {
    let screen = try #require(readme.blocks("text").first)
    let query = try #require(screen.lines.first?.dropFirst(2).split(separator: "  ").first)
    let typing = query.indices.map { query[...$0] + "\n" }.joined()
    let outcome = try dialcode("--script", "-", "--transcript", input: typing)
    #expect(outcome.output.hasSuffix(screen.lines.joined(separator: "\n") + "\n\n"))
  }

  /// The program for the libraries is the one that is built, and the text after it what it prints.
  @Test func theProgramPrintsWhatIsShown() throws {
    let program = try #require(readme.blocks("swift").first)
    let source = try readme.file("Tests/LibraryExample/main.swift")
    #expect(program.lines.joined(separator: "\n") + "\n" == source)
    let shown = try #require(readme.blocks("text").last)
    let outcome = Outcome(try ProgramRun(.exampleProgram))
    #expect(outcome == Outcome(shown.lines.joined(separator: "\n") + "\n"))
  }

  @Test func theProgramNeedsNoReadline() throws {
    let libraries = try shell("ldd '\(BuiltProduct.exampleProgram.path)'").output
    #expect(libraries.contains("libc.so"))
    #expect(!libraries.contains("readline"))
  }

  @Test func theTestCommandIsTheOneThatChangesAreHeldTo() throws {
    let commands = readme.blocks("console no-run").flatMap(\.commands).map(\.text)
    let checks = try readme.file(".ci/run").split(separator: "\n").map { String($0) }
    let tests = commands.filter { $0.contains("swift test") }
    #expect(tests == [checks.last])
  }

  /// The table of modules says what the package does, and what their sources really import.
  @Test func modulesImportWhatIsSaid() throws {
    let rows = try readme.file("README.md").split(separator: "\n").drop { $0 != Self.moduleTable }
      .dropFirst(2).prefix { $0.hasPrefix("| ") }
    #expect(rows.count > 10)
    let modules = rows.map { row in
      let cells = row.split(separator: "|")
      return cells.map { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
    }
    let names = Set(modules.compactMap { $0.first?.first })
    for module in modules {
      let name = try #require(module.first?.first)
      let imports = try shell(
        "cd '\(readme.root)/Sources/\(name)' && grep -rhoE '^[a-z@ ]*import \\w+' . | grep -o '\\w*$'"
      )
      let imported = Set(imports.output.split(separator: "\n").map { String($0) })
      #expect(imported.intersection(names) == Set(module.last ?? []), "\(name)")
    }
    let folders = try shell("ls '\(readme.root)/Sources'").output.split(separator: "\n")
    #expect(Set(folders.map { String($0) }).subtracting(["benchmarks"]) == names)
  }

  private static let moduleTable = "| in `Sources` | has | imports |"

  @Test func thePagesThatAreLinkedAreThere() throws {
    let links = try readme.file("README.md").matches(of: /\]\(([^):]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      let isThere = try shell("test -e '\(readme.root)/\(link)'").status == .exited(0)
      #expect(isThere, "\(link)")
    }
  }

  @Test func theScriptsThatAreNamedAreThere() throws {
    let commands = readme.blocks("console no-run").flatMap(\.commands).map(\.text)
    let scripts = Set(commands.compactMap { $0.split(separator: " ").first }).sorted()
    #expect(!scripts.isEmpty)
    for script in scripts {
      let isThere = try shell("test -x '\(readme.root)/\(script)'").status == .exited(0)
      #expect(isThere, "\(script)")
    }
  }
}
