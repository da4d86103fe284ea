extension Completions {
  static func fish(_ program: Program, _ options: [CompletedOption]) -> String {
    let lines = options.map { option in
      (["complete -c \(program.name)", names(of: option), argument(of: option)]
        + ["-d \(quoted(option.summary))"])
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    return """
      # Completion of \(program.name) for fish, printed by: \(program.name) --completions fish
      complete -c \(program.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func names(of option: CompletedOption) -> String {
    (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name)"
  }

  private static func argument(of option: CompletedOption) -> String {
    if option.isOptional { return "" }
    return switch option.argument {
    case .none: ""
    case .anything: "-x"
    case .file: "-r -F"
    case .command: "-x -a '(__fish_complete_command)'"
    case .oneOf(let words): "-x -a \(quoted(words.joined(separator: " ")))"
    case .list(let words):
      "-x -a \(quoted("(__fish_append , \(words.joined(separator: " ")))"))"
    case .template(let words):
      // An open brace would begin a list in the argument of complete.
      "-x -a \(quoted(words.map { "'\($0)'" }.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { result, character in
        if character == "'" || character == "\\" { result.append("\\") }
        result.append(character)
      } + "'"
  }
}
