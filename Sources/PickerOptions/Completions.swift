/// Completion scripts for shells, made from the table of options.
public enum Completions {
  /// What can stand for an argument, but is not in the table.
  ///
  /// Words with blanks are left out.
  public struct Known: Sendable {
    /// What names an entry, such as the codes of the countries.
    public var keys: [String]
    /// The tags of the languages.
    public var languages: [String]

    /// Makes a collection of words.
    public init(keys: [String] = [], languages: [String] = []) {
      self.keys = keys
      self.languages = languages
    }
  }

  /// The script that a shell has to read to complete the arguments of a program.
  public static func script(
    for shell: Shell, program: Program, known: Known = Known()
  ) -> String {
    let options = OptionTable.options(of: program).map { CompletedOption($0, program, known) }
    return switch shell {
    case .bash: bash(program, options)
    case .zsh: zsh(program, options)
    case .fish: fish(program, options)
    }
  }
}

/// An option with everything that a shell can offer for it.
struct CompletedOption {
  /// What the argument of an option is made of.
  enum Argument: Equatable {
    case none
    /// Anything; nothing can be offered.
    case anything
    case file
    case command
    case oneOf([String])
    /// Several words, with commas between them.
    case list([String])
    /// Text with placeholders in it, each in its braces.
    case template([String])
  }

  let name: String
  let letter: Character?
  /// The name of the argument in the help text.
  let placeholder: String
  let isOptional: Bool
  let argument: Argument
  /// The help text without what follows its first colon, semicolon or full stop.
  let summary: String

  init(_ option: OptionDefinition, _ program: Program, _ known: Completions.Known) {
    name = option.name
    letter = option.letter
    placeholder = option.argument?.placeholder ?? ""
    isOptional = option.argument?.isOptional ?? false
    summary = String(option.help.prefix { $0 != ":" && $0 != ";" && $0 != "." })
    argument = Self.argument(of: option, program, known)
  }

  private static func argument(
    of option: OptionDefinition, _ program: Program, _ known: Completions.Known
  ) -> Argument {
    guard let argument = option.argument else { return .none }
    switch argument.completion {
    case .file: return .file
    case .command: return .command
    case .template: return .template((program.placeholders ?? []).map { "{\($0)}" })
    case .none, .keys, .languages: break
    }
    let offered: [String] =
      switch argument.completion {
      case .keys: known.keys
      case .languages: known.languages
      default: []
      }
    // A word with a blank needs quotes, and every shell wants others.
    let words = argument.values + offered.filter { !$0.contains(" ") }
    if words.isEmpty { return .anything }
    if case .list = option.effect { return .list(words) }
    return .oneOf(words)
  }
}
