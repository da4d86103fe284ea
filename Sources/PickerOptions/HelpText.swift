/// The text of `--help`.
public enum HelpText {
  /// What a program does, how it is called and its options, for 80 columns.
  public static func of(_ program: Program) -> String {
    var lines = usage(of: program)
    let options = OptionTable.options(of: program)
    for group in OptionDefinition.Group.allCases {
      let members = options.filter { $0.group == group }
      if members.isEmpty { continue }
      lines += ["", "\(group.rawValue):"]
      for option in members { lines += rendered(option) }
    }
    lines += [""] + wrapped(ending(of: program), width: width)
    return lines.joined(separator: "\n") + "\n"
  }

  private static let width = 80
  private static let helpColumn = 26

  private static func usage(of program: Program) -> [String] {
    switch program {
    case .dialcode:
      [
        "Usage: dialcode [OPTION...] [QUERY...]",
        "Pick a country and print its dial code.",
        "",
        "With a QUERY that only one country fits for certain, print that one.",
      ]
    case .sectionpick:
      [
        "Usage: COMMAND | sectionpick [OPTION...] [QUERY...]",
        "Pick from a list of anything, grouped under its letters.",
        "",
        "With a QUERY that only one item fits for certain, print that one.",
      ]
    }
  }

  private static func ending(of program: Program) -> String {
    """
    Default options may stand in \(program.optionsVariable) and, one a line, in \
    $XDG_CONFIG_HOME/\(program.configPath). Exit status: 0 picked or printed, 1 no match, 2 \
    usage or data error, 124 timeout, 130 cancelled.
    """
  }

  private static func rendered(_ option: OptionDefinition) -> [String] {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let head = "  " + letter + option.synopsis
    let help = wrapped(option.help, width: width - helpColumn)
    let indent = String(repeating: " ", count: helpColumn)
    if head.count + 2 > helpColumn { return [head] + help.map { indent + $0 } }
    let padding = String(repeating: " ", count: helpColumn - head.count)
    return [head + padding + (help.first ?? "")] + help.dropFirst().map { indent + $0 }
  }

  /// Lines of whole words, none longer than a width unless a word is.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
