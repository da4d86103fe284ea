import SectionedPicker

/// One line of what a person or a script says to a picker: text that filters, or a `:` command.
enum Command: Hashable, Sendable {
  /// Text to filter by; empty text shows everything.
  case filter(String)
  /// `:jump K`
  case jump(String)
  /// `:select`, `:select 3` or `:select KE`
  case select(Selection)
  /// `:mark`, `:mark 3 5` or `:mark KE`
  case mark([Selection])
  /// `:next`
  case nextSection
  /// `:prev`
  case previousSection
  /// `:sections`
  case sections
  /// `:recents`
  case recents
  /// `:forget`
  case forgetRecents
  /// `:clear`
  case clear
  /// `:info` or `:info KE`
  case info(key: String?)
  /// `:number +44…`
  case number(String)
  /// `:lang sv`
  case language(String)
  /// `:search type` or `:search submit`
  case triggeringMode(SearchTriggeringMode)
  /// `:help`
  case help
  /// `:quit`
  case quit

  /// What `:select` selects and `:mark` marks.
  enum Selection: Hashable, Sendable {
    /// The row under the cursor.
    case current
    /// A row by the number shown with it, from 1, or else by a key that is written with digits.
    case number(Int)
    /// An element by a code, a name or an alias.
    case key(String)
  }

  /// The commands by name, as they are typed, listed and completed.
  enum Name: String, CaseIterable, Sendable {
    /// Commands that move, pick, look up, and set.
    case jump, select, mark, next, prev, sections, recents, forget, clear, info, number, lang,
      search
    /// Commands about the picker itself.
    case help, quit
  }
}

/// What is wrong with a command, as facts.
enum CommandError: Error, Hashable, Sendable {
  /// There is no command of this name; `suggestion` is the one that it resembles.
  case unknown(String, suggestion: Command.Name?)
  /// The command needs an argument.
  case missingArgument(Command.Name)
  /// The command takes no argument.
  case unexpectedArgument(Command.Name, String)
  /// The argument is none of those allowed.
  case badArgument(Command.Name, String, allowed: [String])
}
