@testable import PickerOptions

/// The options of a program in the language of manual pages, mdoc.
enum ManualOptions {
  /// The lists of all groups, one after the other.
  static func section(of program: Program) -> String {
    let options = OptionTable.options(of: program)
    return OptionDefinition.Group.allCases.map { group in
      let members = options.filter { $0.group == group }
      if members.isEmpty { return "" }
      return ".Ss \(group.rawValue)\n.Bl -tag -width Ds\n"
        + members.map(item).joined() + ".El\n"
    }.joined()
  }

  private static func item(_ option: OptionDefinition) -> String {
    let letter = option.letter.map { "Fl \($0) , " } ?? ""
    return ".It \(letter)\(name(option))\n\(text(option.help))\n"
  }

  private static func name(_ option: OptionDefinition) -> String {
    guard let argument = option.argument else { return "Fl -\(option.name)" }
    let placeholder = "Ar \(argument.placeholder)"
    return argument.isOptional
      ? "Fl -\(option.name) Ns Op = Ns \(placeholder)" : "Fl -\(option.name) \(placeholder)"
  }

  /// Text in which a backslash, a hyphen and a dot at a line's start stand for themselves.
  private static func text(_ help: String) -> String {
    let escaped = help.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      default: text.append(character)
      }
    }
    // A sentence begins a line, as mdoc wants it.
    return escaped.split(separator: ". ").joined(separator: ".\n").split(separator: "\n")
      .flatMap { HelpText.wrapped(String($0), width: 78) }
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }.joined(separator: "\n")
  }
}
