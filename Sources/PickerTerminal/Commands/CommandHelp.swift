import SectionedPicker

extension Command.Name {
  /// How the command is written.
  var usage: String {
    switch self {
    case .jump: ":jump K"
    case .select: ":select [KEY|N]"
    case .mark: ":mark [KEY|N...]"
    case .info: ":info [KEY]"
    case .number: ":number N"
    case .lang: ":lang TAG"
    case .search: ":search type|submit"
    default: ":" + rawValue
    }
  }

  /// What the command does, in a few words.
  func summary(_ configuration: PickerConfiguration) -> String {
    switch self {
    case .jump: "go to the section K"
    case .select: "pick the current row, row N, or what KEY names"
    case .mark: "mark the current row, rows N, or what KEY names, or undo that"
    case .next: "go to the next section"
    case .prev: "go to the previous section"
    case .sections: "show the sections and how much each holds"
    case .recents: "show what was picked last"
    case .forget: configuration.clearRecentsText
    case .clear: "clear the filter"
    case .info: "show all that is known of the current row or of KEY"
    case .number: "show whose number N is"
    case .lang: "show names in the language TAG"
    case .search: "filter at every key or on Enter"
    case .help: "show this list"
    case .quit: "leave without a pick"
    }
  }

  /// The commands that a picker has a use for.
  static func used(_ configuration: PickerConfiguration) -> [Self] {
    allCases.filter { $0 != .mark || configuration.selectionLimit > 1 }
  }

  /// One line for each command but those that a list has nothing for, in columns.
  static func helpLines(
    _ configuration: PickerConfiguration, without unused: Set<Self> = []
  ) -> [String] {
    let names = used(configuration).filter { !unused.contains($0) }
    let width = names.map(\.usage.count).max() ?? 0
    return names.map { name in
      name.usage + String(repeating: " ", count: width - name.usage.count + 2)
        + name.summary(configuration)
    }
  }
}

extension CommandError {
  /// The sentence that tells what is wrong and the way out.
  var message: String {
    switch self {
    case .unknown(let name, let suggestion?):
      "there is no command “:\(name)”; did you mean “\(suggestion.usage)”?"
    case .unknown(let name, nil):
      "there is no command “:\(name)”; “:help” lists them all"
    case .missingArgument(let name):
      "“:\(name.rawValue)” needs something after it: \(name.usage)"
    case .unexpectedArgument(let name, let argument):
      "“:\(name.rawValue)” stands alone; “\(argument)” is too much"
    case .badArgument(let name, let argument, let allowed):
      "“:\(name.rawValue)” takes \(allowed.joined(separator: " or ")), not “\(argument)”"
    }
  }
}
