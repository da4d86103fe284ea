import Testing

@testable import PickerOptions

@Suite("Option errors")
struct OptionErrorTests {
  private func message(
    _ words: [String], program: Program = .dialcode, defaults: [DefaultOptions] = []
  ) -> String? {
    do {
      _ = try PickerOptions.parse(words, program: program, defaults: defaults)
      return nil
    } catch {
      return error.message(for: program)
    }
  }

  @Test(arguments: [
    (["--filtre", "x"], "unknown option --filtre; did you mean --filter?"),
    (["--bogus=1"], "unknown option --bogus"),
    (["-y"], "unknown option -y"),
    (["-0y"], "unknown option -y"),
    (["--items", "f"], "unknown option --items; it is one of sectionpick"),
    (["--pr", "x"], "option --pr may be --prefer, --print0, --print-query or --prompt"),
    (["--select"], "option --select needs an argument: --select KEY"),
    (["-s"], "option --select needs an argument: --select KEY"),
    (["--json=yes"], "option --json takes no argument"),
    (["--no-json=yes"], "option --no-json takes no argument"),
    (["--color=blue"], "option --color: 'blue' is not auto, always or never"),
    (["--flags=always"], "option --flags: 'always' is not auto or never"),
    (["--esc-status=256"], "option --esc-status: '256' is not a number from 0 to 255"),
    (["--recents", "-1"], "option --recents: '-1' is not a number from 0 to 1000"),
    (["--recents="], "option --recents: '' is not a number from 0 to 1000"),
    (["--timeout=0"], "option --timeout: '0' is not a number of seconds above zero"),
    (["--timeout=inf"], "option --timeout: 'inf' is not a number of seconds above zero"),
    (
      ["--height=0%"],
      "option --height: '0%' is not a number of rows, a percentage such as 40% or ~40%, or full"
    ),
    (["--lang="], "option --lang: '' is not a name; it must not be empty"),
    (["--completions=csh"], "option --completions: 'csh' is not bash, zsh or fish"),
    (["--list", "--select=GB"], "--list and --select cannot be given together"),
    (["--fix"], "--fix has a meaning only with --check"),
    (["--list", "--transcript"], "--transcript has a meaning only with --script"),
    (
      ["--filter", "united", "kingdom"],
      "--filter has no use for 'kingdom'; a value with blanks needs quotes"
    ),
    (
      ["--format={nme}"],
      """
      option --format: unknown placeholder {nme}; known are {name} {dial_code} {area_codes} \
      {code} {alpha3} {flag} {section}
      """
    ),
    (["--format=\\x"], "option --format: unknown escape \\x; known are \\t \\n \\r \\0 \\\\"),
    (
      ["--color=\u{1B}[2J\u{202E}"],
      "option --color: '\\u{1b}[2J\\u{202e}' is not auto, always or never"
    ),
  ])
  func sentences(words: [String], sentence: String) {
    #expect(message(words) == "dialcode: \(sentence)\nTry 'dialcode --help'.")
  }

  @Test func theOtherProgramHasItsOwn() {
    #expect(
      message(["--multi=0"], program: .sectionpick)?.hasPrefix(
        "sectionpick: option --multi: '0' is not a number of at least 1\n") == true)
    #expect(
      message(["--check", "f"], program: .sectionpick)?.hasPrefix(
        "sectionpick: unknown option --check; it is one of dialcode\n") == true)
  }

  @Test(arguments: [
    (["--list"], "--list says what to do, so it may stand on the command line only"),
    (["--fix"], "--fix says what to do, so it may stand on the command line only"),
    (["--prompt", "a", "b"], "'b' is no option; a value with blanks needs quotes"),
    (["--heigth=3"], "unknown option --heigth; did you mean --height?"),
    (["--color=blue"], "option --color: 'blue' is not auto, always or never"),
  ])
  func defaultsAreNamedByTheirPlace(words: [String], sentence: String) {
    let inFile = DefaultOptions(words: words, origin: .file(path: "c", line: 7))
    #expect(
      message([], defaults: [inFile]) == "dialcode: c:7: \(sentence)\nTry 'dialcode --help'.")
    let inVariable = DefaultOptions(words: words, origin: .variable("DIALCODE_OPTS"))
    #expect(
      message([], defaults: [inVariable])
        == "dialcode: DIALCODE_OPTS: \(sentence)\nTry 'dialcode --help'.")
  }
}
