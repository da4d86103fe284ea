import TestSupport
import Testing

@testable import PickerOptions

@Suite("Completions")
struct CompletionsTests {
  private static let known = Completions.Known(keys: ["GB", "US"], languages: ["de", "fr"])

  @Test(arguments: Shell.allCases, Program.allCases)
  func everyOptionIsOffered(shell: Shell, program: Program) {
    let script = Completions.script(for: shell, program: program)
    for option in OptionTable.options(of: program) {
      #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
    }
  }

  @Test(arguments: [
    ("dialcode --fil", "--filter"),
    ("dialcode --color ", "always auto never"),
    ("dialcode --color=a", "always auto"),
    ("dialcode --prefer US,", "US,GB US,US"),
    ("dialcode -s G", "GB"),
    ("dialcode --format '{code} {al", "{code} {alpha3}"),
    ("dialcode --lang ", "de fr"),
    ("dialcode --prompt ", ""),
    ("dialcode ger", ""),
  ])
  func bashOffers(line: String, offers: String) throws {
    // The words as bash would split them, with an equals sign as a word of its own.
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      .flatMap { word -> [String] in
        let parts = word.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count == 2 ? [String(parts[0]), "=", String(parts[1])] : [String(word)]
      }.map { $0.replacing("'", with: "") }
    let script = """
      \(Completions.script(for: .bash, program: .dialcode, known: Self.known))
      compopt() { :; }
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _dialcode
      printf '%s\\n' "${COMPREPLY[@]}" | sort
      """
    let run = try ProgramRun(
      BuiltProduct(path: "/bin/bash"), ["-c", script, "bash"] + words)
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").joined(separator: " ") == offers)
  }
}
