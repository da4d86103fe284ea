/// The table of options, shared by both programs.
///
/// Parsing, `--help`, the completions and the options in the manual pages are all made from it.
enum OptionTable {
  /// Every option of both programs, in the order in which help shows them.
  static let all: [OptionDefinition] = modes + items + list + search + output + screen + ending

  /// The options of one program.
  static func options(of program: Program) -> [OptionDefinition] {
    all.filter { $0.programs.contains(program) }
  }

  private static let modes: [OptionDefinition] = [
    OptionDefinition(
      "select", "s", taking: .init("KEY", completion: .keys), in: .modes, of: [.dialcode],
      """
      Print the one country that KEY names exactly: an ISO code of two or three letters, a name, \
      an alias, or + and a dial code (its main country).
      """, .mode { .select($0) }),
    OptionDefinition(
      "select", "s", taking: .init("KEY"), in: .modes, of: [.sectionpick],
      "Print the one item whose id or label is KEY.", .mode { .select($0) }),
    OptionDefinition(
      "filter", "f", taking: .init("QUERY"), in: .modes,
      "Print every match of QUERY, best first; an empty QUERY prints everything.",
      .mode { .filter($0) }),
    OptionDefinition(
      "list", "l", in: .modes, of: [.dialcode],
      "Print the whole list, with headings where it is plain text.", .mode { _ in .list }),
    OptionDefinition(
      "list", "l", in: .modes, of: [.sectionpick],
      "Print the whole list, section by section without headings.", .mode { _ in .list }),
    OptionDefinition(
      "number", "n", taking: .init("NUMBER"), in: .modes, of: [.dialcode],
      "Print the country that a telephone number belongs to; more numbers may follow.",
      .mode { .number([$0]) }),
    OptionDefinition(
      "check", taking: .init("FILE", completion: .file), in: .modes, of: [.dialcode],
      "Print everything that is wrong with a file of countries; exit 1 if anything is.",
      .mode { .check(path: $0, fix: false) }),
    OptionDefinition(
      "fix", in: .modes, of: [.dialcode], "Print the corrected file instead, with --check.",
      .modifier(of: "check") {
        if case .check(let path, _) = $0 { $0 = .check(path: path, fix: true) }
      }
    ),
    OptionDefinition(
      "script", taking: .init("FILE", completion: .file), in: .modes,
      "Run commands from FILE, one a line; - reads standard input.",
      .mode { .script(path: $0, transcript: false) }),
    OptionDefinition(
      "transcript", in: .modes, "Print every screen as plain text, with --script.",
      .modifier(of: "script") {
        if case .script(let path, _) = $0 { $0 = .script(path: path, transcript: true) }
      }),
    OptionDefinition(
      "clear-recents", in: .modes, "Forget the recent picks.", .mode { _ in .clearRecents }),
    OptionDefinition(
      "completions", taking: .init("SHELL", values: Shell.allCases.map(\.rawValue)),
      in: .other, "Print the completions for bash, zsh or fish.",
      .mode(OptionValue.completions)),
    OptionDefinition("help", "h", in: .other, "Print this help.", .mode { _ in .help }),
    OptionDefinition("version", "V", in: .other, "Print the version.", .mode { _ in .version }),
  ]
}
