extension Completions {
  static func bash(_ program: Program, _ options: [CompletedOption]) -> String {
    let cases = options.compactMap { option in
      reply(to: option).map { reply in
        let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        return "    \(names.joined(separator: "|"))) \(reply); return ;;"
      }
    }
    let names = options.map { "--\($0.name)" }.joined(separator: " ")
    return """
      # Completion of \(program.name) for bash, printed by: \(program.name) --completions bash
      _\(program.name)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} prefix=
        # An equals sign is a word of its own to bash.
        if [[ $word == = ]]; then
          word=
        elif [[ $before == = ]]; then
          before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        case $before in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W '\(names)' -- "$word")
        fi
      }
      complete -o default -F _\(program.name) \(program.name)

      """
  }

  private static func reply(to option: CompletedOption) -> String? {
    // An optional argument cannot be a word of its own.
    if option.isOptional { return nil }
    switch option.argument {
    case .none: return nil
    case .anything: return "compopt +o default"
    case .file: return "compopt -o filenames; " + compgen("-f")
    case .command: return compgen("-c")
    case .oneOf(let words): return compgen("-W '\(words.joined(separator: " "))'")
    case .list(let words):
      return """
        [[ $word == *,* ]] && prefix=${word%,*},; word=${word##*,}; compopt -o nospace; \
        \(compgen("-P \"$prefix\" -W '\(words.joined(separator: " "))'"))
        """
    case .template(let words):
      return """
        [[ $word == *{* ]] && prefix=${word%\\{*} && word={${word##*\\{}; compopt -o nospace; \
        \(compgen("-P \"$prefix\" -W '\(words.joined(separator: " "))'"))
        """
    }
  }

  private static func compgen(_ source: String) -> String {
    "mapfile -t COMPREPLY < <(compgen \(source) -- \"$word\")"
  }
}
