import SectionedPicker

extension Command {
  /// Reads a line.
  ///
  /// A line that begins with `:` is a command, and any other is text to filter by. The name of a
  /// command may be cut short as long as only one command begins so.
  ///
  /// - Parameter line: The line, without its end.
  /// - Throws: What is wrong with the command.
  init(parsing line: String) throws(CommandError) {
    let line = line.trimmingBlanks()
    guard line.hasPrefix(":") else {
      self = .filter(line)
      return
    }
    let words = line.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let argument = words.count > 1 ? String(words[1]).trimmingBlanks() : nil
    let name = try Name(typed: words.first.map(String.init) ?? "")
    self = try Command(name, argument: argument)
  }

  private init(_ name: Name, argument: String?) throws(CommandError) {
    switch name {
    case .jump: self = .jump(try name.required(argument))
    case .select: self = .select(Selection(argument))
    case .mark: self = .mark(Selection.several(argument))
    case .info: self = .info(key: argument)
    case .number: self = .number(try name.required(argument))
    case .lang: self = .language(try name.required(argument))
    case .search: self = .triggeringMode(try name.triggeringMode(argument))
    case .next: self = try name.alone(.nextSection, argument)
    case .prev: self = try name.alone(.previousSection, argument)
    case .sections: self = try name.alone(.sections, argument)
    case .recents: self = try name.alone(.recents, argument)
    case .forget: self = try name.alone(.forgetRecents, argument)
    case .clear: self = try name.alone(.clear, argument)
    case .help: self = try name.alone(.help, argument)
    case .quit: self = try name.alone(.quit, argument)
    }
  }
}

extension Command.Selection {
  /// The rows of several numbers, or what one selection says.
  fileprivate static func several(_ argument: String?) -> [Self] {
    let words = (argument ?? "").split { $0.isWhitespace || $0 == "," }
    let selections = words.map { Self(String($0)) }
    let areRows = selections.allSatisfy { if case .number = $0 { true } else { false } }
    return areRows && !selections.isEmpty ? selections : [Self(argument)]
  }

  fileprivate init(_ argument: String?) {
    guard let argument else {
      self = .current
      return
    }
    // A sign makes a number a key: `+44` is a calling code, `44` the row of that number.
    if argument.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(argument) {
      self = .number(number)
    } else {
      self = .key(argument)
    }
  }
}

extension Command.Name {
  /// The command that was typed, whole or cut short.
  fileprivate init(typed: String) throws(CommandError) {
    let typed = typed.lowercased()
    let beginning = Self.allCases.filter { !typed.isEmpty && $0.rawValue.hasPrefix(typed) }
    if let exact = Self(rawValue: typed) {
      self = exact
    } else if beginning.count == 1 {
      self = beginning[0]
    } else {
      throw .unknown(typed, suggestion: beginning.first ?? Self.resembling(typed))
    }
  }

  /// The command that a misspelt name resembles most.
  private static func resembling(_ typed: String) -> Self? {
    let searcher = ListSearcher(
      allCases, fields: [SearchField("command", role: .name, \.rawValue)])
    return searcher.matches(SearchQuery(typed)).best.map { allCases[$0] }
  }

  fileprivate func required(_ argument: String?) throws(CommandError) -> String {
    guard let argument, !argument.isEmpty else { throw .missingArgument(self) }
    return argument
  }

  fileprivate func alone(
    _ command: Command, _ argument: String?
  ) throws(CommandError) -> Command {
    if let argument, !argument.isEmpty { throw .unexpectedArgument(self, argument) }
    return command
  }

  fileprivate func triggeringMode(
    _ argument: String?
  ) throws(CommandError) -> SearchTriggeringMode {
    let modes: [String: SearchTriggeringMode] = [
      "type": .searchAsYouType, "submit": .searchOnSubmit,
    ]
    let argument = try required(argument)
    guard let mode = modes[argument.lowercased()] else {
      throw .badArgument(self, argument, allowed: ["type", "submit"])
    }
    return mode
  }
}

extension String {
  /// The text without the white space around it.
  func trimmingBlanks() -> String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
