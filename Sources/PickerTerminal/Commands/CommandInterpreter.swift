public import SectionedPicker

/// Runs commands on a picker's state, for any session that has them as lines.
public struct CommandInterpreter<Element> {
  /// The picker.
  public var state: PickerState<Element>
  /// Whether a row that is only a guess at what was meant may be picked, which takes a person.
  var picksGuesses = true
  let host: CommandHost<Element>

  /// Creates an interpreter over a picker.
  public init(state: PickerState<Element>, host: CommandHost<Element>) {
    self.state = state
    self.host = host
  }

  /// Reads and runs one line.
  mutating func run(_ line: String) -> CommandReply {
    do {
      return run(try Command(parsing: line))
    } catch {
      return .refused(error.message)
    }
  }

  /// Runs one command.
  mutating func run(_ command: Command) -> CommandReply {
    switch command {
    case .filter(let text): edit(.setQuery(text))
    case .jump(let label): perform(.jump(label))
    case .select(let selection): select(selection)
    case .mark(let selections): mark(selections)
    case .nextSection: perform(.nextSection)
    case .previousSection: perform(.previousSection)
    case .clear: edit(.clear)
    case .triggeringMode(let mode): perform(.setTriggeringMode(mode))
    case .forgetRecents: forgetRecents()
    case .sections: CommandReply(lines: sectionLines)
    case .recents: CommandReply(lines: recentLines)
    case .info(let key): info(key)
    case .number(let number): lookUp(number)
    case .language(let tag): changeLanguage(to: tag)
    case .help: CommandReply(lines: helpLines)
    case .quit: perform(.cancel)
    }
  }

  private mutating func perform(_ action: PickerAction) -> CommandReply {
    let outcome = state.apply(action)
    return CommandReply(
      outcome: outcome, message: state.noticeText, isError: state.notice?.isRefusal ?? false)
  }

  /// Changes the query, which whoever runs the command then has searched for.
  private mutating func edit(_ action: PickerAction) -> CommandReply {
    var reply = perform(action)
    reply.changesQuery = true
    return reply
  }

  private mutating func select(_ selection: Command.Selection) -> CommandReply {
    switch selection {
    case .current: return pickShown(.pick)
    case .key(let key): return perform(.select(key: key))
    case .number(let number):
      if number >= 1, number <= state.listing.rowCount {
        return pickShown(.pickRow(number - 1))
      }
      // More digits than there are rows: a calling code, then, if it is one.
      let reply = perform(.select(key: String(number)))
      return reply.outcome == .continues ? perform(.pickRow(number &- 1)) : reply
    }
  }

  private mutating func pickShown(_ action: PickerAction) -> CommandReply {
    guard picksGuesses || !state.isGuess || state.cursor == nil else {
      let sentence = "“\(state.query.text)” is not certain enough to pick by; use “:select KEY”"
      return .refused(sentence)
    }
    return perform(action)
  }

  private mutating func forgetRecents() -> CommandReply {
    do {
      try host.forgetRecents()
      return perform(.forgetRecents)
    } catch {
      return .refused(error.message)
    }
  }
}

// MARK: - Looking up

extension CommandInterpreter {
  private var helpLines: [String] {
    var unused: Set<Command.Name> = []
    if host.number == nil { unused.insert(.number) }
    if host.items == nil { unused.insert(.lang) }
    return Command.Name.helpLines(state.configuration, without: unused)
  }

  private var sectionLines: [String] {
    state.listing.sections.map { "\($0.title): \($0.rows.count)" }
  }

  private var recentLines: [String] {
    let positions = state.items.positions(of: state.recents.ids)
    if positions.isEmpty { return [state.configuration.noRecentsText] }
    return positions.compactMap { position in
      state.element(at: position).map { state.items.content($0, nil).line }
    }
  }

  private func info(_ key: String?) -> CommandReply {
    guard let key else {
      guard let element = state.currentPosition.flatMap(state.element(at:)) else {
        return .refused("there is no current row")
      }
      return CommandReply(lines: host.info(element))
    }
    let positions: [Int]
    switch state.items.searcher.resolve(key: key) {
    case .one(let position): positions = [position]
    case .several(let found): positions = found
    case .none:
      return .refused(state.text(of: .unknownKey(key, reason: state.items.explain(key))))
    }
    return CommandReply(
      lines: positions.compactMap(state.element(at:)).flatMap(host.info))
  }

  private func lookUp(_ number: String) -> CommandReply {
    guard let lookUp = host.number else {
      return .refused("this list has no telephone numbers")
    }
    return CommandReply(lines: lookUp(number))
  }

  private mutating func changeLanguage(to tag: String) -> CommandReply {
    guard let items = host.items else {
      return .refused("this list is in one language only")
    }
    do {
      state.replaceItems(try items(tag))
      return CommandReply(message: "names are in “\(tag)” now")
    } catch {
      return .refused(error.message)
    }
  }
}
