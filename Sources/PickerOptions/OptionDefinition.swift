/// One row of the table of options: all that parsing, help, completion and the manual need.
struct OptionDefinition: Sendable {
  /// What an option does to what was typed so far.
  enum Effect: Sendable {
    /// Says what the program is to do.
    case mode(@Sendable (String) throws(BadValue) -> PickerOptions.Mode)
    /// Changes the mode of another option, and has no meaning without it.
    case modifier(of: String, @Sendable (inout PickerOptions.Mode) -> Void)
    /// Switches something; the same name with or without `no-` switches it back.
    case flag(@Sendable (inout PickerOptions, Bool) -> Void)
    /// Sets something to its argument.
    case setting(@Sendable (inout PickerOptions, String) throws(BadValue) -> Void)
    /// Adds its arguments to a list.
    case list(@Sendable (inout PickerOptions, [String]) -> Void)
  }

  /// The argument of an option.
  struct Argument: Sendable {
    /// Its name in the help text.
    var placeholder: String
    /// Whether the option may stand without it.
    var isOptional = false
    /// The words it may be, or some of them.
    var values: [String] = []
    /// What a shell can offer for it.
    var completion = Completion.none

    init(
      _ placeholder: String, isOptional: Bool = false, values: [String] = [],
      completion: Completion = .none
    ) {
      self.placeholder = placeholder
      self.isOptional = isOptional
      self.values = values
      self.completion = completion
    }
  }

  /// What a shell can offer for an argument beside its words.
  enum Completion: Sendable {
    case none, file, command
    /// Placeholders in braces.
    case template
    /// The entries and the languages, which only the caller knows.
    case keys, languages
  }

  /// The heading that an option stands under.
  enum Group: String, CaseIterable, Sendable {
    case modes = "What to do"
    case items = "Items"
    case list = "The list"
    case search = "Search"
    case output = "Output"
    case screen = "Screen and keys"
    case ending = "Ending and memory"
    case other = "Help"
  }

  /// The argument is none that the option understands.
  enum BadValue: Error {
    case expected(OptionError.Expectation)
    case format(OutputFormat.Fault)
  }

  var name: String
  var letter: Character?
  /// Another name that is understood but not shown.
  var alias: String?
  var argument: Argument?
  var group: Group
  var programs: [Program]
  /// One or two sentences, in plain text.
  var help: String
  var effect: Effect

  init(
    _ name: String, _ letter: Character? = nil, alias: String? = nil,
    taking argument: Argument? = nil, in group: Group, of programs: [Program] = Program.allCases,
    _ help: String, _ effect: Effect
  ) {
    self.name = name
    self.letter = letter
    self.alias = alias
    self.argument = argument
    self.group = group
    self.programs = programs
    self.help = help
    self.effect = effect
  }

  /// The name that switches a flag back, if it is one.
  var inverseName: String? {
    guard case .flag = effect else { return nil }
    return name.hasPrefix("no-") ? String(name.dropFirst(3)) : "no-" + name
  }

  /// Whether the option says, alone or with another, what the program is to do.
  var concernsMode: Bool {
    switch effect {
    case .mode, .modifier: true
    case .flag, .setting, .list: false
    }
  }

  /// The option and its argument as they are typed, such as `--multi[=N]`.
  var synopsis: String {
    guard let argument else { return "--\(name)" }
    return argument.isOptional
      ? "--\(name)[=\(argument.placeholder)]" : "--\(name) \(argument.placeholder)"
  }
}
