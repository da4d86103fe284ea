extension Completions {
  static func zsh(_ program: Program, _ options: [CompletedOption]) -> String {
    let specifications = options.map { "  " + specification(of: $0) }
    return """
      #compdef \(program.name)
      # Completion of \(program.name) for zsh, printed by: \(program.name) --completions zsh
      _arguments -s -S \\
      \(specifications.joined(separator: " \\\n")) \\
        '*:query: '

      """
  }

  private static func specification(of option: CompletedOption) -> String {
    let help = "[\(escaped(option.summary, "[]:"))]"
    let action = action(of: option)
    let equals = option.argument == .none ? "" : option.isOptional ? "=-" : "="
    guard let letter = option.letter else {
      return quoted("--\(option.name)\(equals)\(help)\(action)")
    }
    let short = option.argument == .none ? "" : option.isOptional ? "-" : "+"
    let names = "{-\(letter)\(short),--\(option.name)\(equals)}"
    return quoted("(-\(letter) --\(option.name))") + names + quoted(help + action)
  }

  private static func action(of option: CompletedOption) -> String {
    let colon = option.isOptional ? "::" : ":"
    let message = colon + escaped(option.placeholder, ":") + ":"
    return switch option.argument {
    case .none: ""
    case .anything: message
    case .file: message + "_files"
    case .command: message + "_cmdstring"
    case .oneOf(let words): message + "(\(words.joined(separator: " ")))"
    case .list(let words): message + "_sequence compadd - \(words.joined(separator: " "))"
    case .template(let words):
      message
        + "{compset -P '*[}][^{]#' || compset -P '[^{]#'; compadd -S '' -Q - \(words.joined(separator: " "))}"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
