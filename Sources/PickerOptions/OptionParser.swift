/// Turns words into settings by the table of one program.
struct OptionParser {
  /// An option of the table as it was given.
  struct Occurrence {
    var option: OptionDefinition
    var argument: String
    /// Whether a flag was given by the name that switches it back.
    var isInverse: Bool
    var origin: OptionError.Origin

    /// The option with its dashes, as it was meant.
    var shownName: String {
      "--" + (isInverse ? option.inverseName ?? option.name : option.name)
    }
  }

  var program: Program
  private var options: [OptionDefinition]

  init(program: Program) {
    self.program = program
    options = OptionTable.options(of: program)
  }

  /// The options and the operands among some words.
  func split(
    _ words: [String], origin: OptionError.Origin
  ) throws(OptionError) -> (options: [Occurrence], operands: [String]) {
    do {
      let (found, operands) = try GetoptLong.parse(words, declarations: declarations)
      return (found.map { occurrence($0, origin: origin) }, operands)
    } catch {
      throw OptionError(origin: origin, reason: reason(for: error))
    }
  }

  /// The options of a source where neither modes nor operands may stand.
  func defaults(_ source: DefaultOptions) throws(OptionError) -> [Occurrence] {
    let (found, operands) = try split(source.words, origin: source.origin)
    if let word = operands.first {
      throw OptionError(origin: source.origin, reason: .wordInDefaults(word))
    }
    if let mode = found.first(where: \.option.concernsMode) {
      throw OptionError(origin: source.origin, reason: .modeInDefaults(mode.shownName))
    }
    return found
  }

  /// Applies the settings among some occurrences in their order.
  func apply(
    _ occurrences: [Occurrence], to options: inout PickerOptions
  ) throws(OptionError) {
    for occurrence in occurrences {
      switch occurrence.option.effect {
      case .mode, .modifier: continue
      case .flag(let set): set(&options, !occurrence.isInverse)
      case .list(let add):
        let source = occurrences.last { $0.option.name == occurrence.option.name }?.origin.source
        if source == occurrence.origin.source {
          add(&options, OptionValue.list(occurrence.argument))
        }
      case .setting(let set):
        do {
          try set(&options, occurrence.argument)
        } catch {
          throw occurrence.error(error)
        }
      }
    }
  }

  /// What the program is to do, by the command line.
  func mode(
    of typed: [Occurrence], operands: [String]
  ) throws(OptionError) -> PickerOptions.Mode {
    let modes = typed.filter { if case .mode = $0.option.effect { true } else { false } }
    for name in ["help", "version"] where modes.contains(where: { $0.option.name == name }) {
      return name == "help" ? .help : .version
    }
    let other = modes.first { $0.option.name != modes.last?.option.name }
    if let other, let last = modes.last {
      throw OptionError(
        origin: .commandLine, reason: .conflictingModes(other.shownName, last.shownName))
    }
    var mode = PickerOptions.Mode.pick(query: operands)
    if let last = modes.last, case .mode(let make) = last.option.effect {
      do {
        mode = try make(last.argument)
      } catch {
        throw last.error(error)
      }
      try add(operands, to: &mode, of: last)
    }
    for modifier in typed {
      guard case .modifier(let name, let change) = modifier.option.effect else { continue }
      guard modes.last?.option.name == name else {
        throw OptionError(
          origin: .commandLine, reason: .needs(option: modifier.shownName, other: "--\(name)"))
      }
      change(&mode)
    }
    return mode
  }

  private func add(
    _ operands: [String], to mode: inout PickerOptions.Mode, of occurrence: Occurrence
  ) throws(OptionError) {
    if case .number(let numbers) = mode {
      mode = .number(numbers + operands)
    } else if let word = operands.first {
      throw OptionError(
        origin: .commandLine, reason: .unexpectedWord(word, mode: occurrence.shownName))
    }
  }
}

// MARK: The table as getopt_long sees it

extension OptionParser {
  private static let firstValue: Int32 = 256

  private var declarations: [GetoptLong.Declaration] {
    options.enumerated().flatMap { index, option in
      let value = Self.firstValue + 2 * Int32(index)
      let argument: GetoptLong.ArgumentRule =
        switch option.argument {
        case nil: .none
        case let argument?: argument.isOptional ? .optional : .required
        }
      let names = [option.name] + (option.alias.map { [$0] } ?? [])
      let main = GetoptLong.Declaration(
        names: names, letter: option.letter, argument: argument, value: value)
      guard let inverse = option.inverseName else { return [main] }
      return [
        main,
        GetoptLong.Declaration(names: [inverse], letter: nil, argument: .none, value: value + 1),
      ]
    }
  }

  private func occurrence(
    _ found: GetoptLong.Occurrence, origin: OptionError.Origin
  ) -> Occurrence {
    let offset = Int(found.value - Self.firstValue)
    return Occurrence(
      option: options[offset / 2], argument: found.argument ?? "", isInverse: offset % 2 == 1,
      origin: origin)
  }

  private func reason(for fault: GetoptLong.Fault) -> OptionError.Reason {
    func meant(_ value: Int32) -> Occurrence {
      occurrence(GetoptLong.Occurrence(value: value), origin: .commandLine)
    }
    switch fault {
    case .unknownLetter(let letter):
      return .unknownOption("-\(letter)", nearest: nil)
    case .missingArgument(let value):
      let placeholder = meant(value).option.argument?.placeholder ?? ""
      return .missingArgument(option: meant(value).shownName, placeholder: placeholder)
    case .unwantedArgument(let value):
      return .unwantedArgument(option: meant(value).shownName)
    case .unrecognized(let word):
      return unrecognized(String(word.drop { $0 == "-" }.prefix { $0 != "=" }))
    }
  }

  private func unrecognized(_ name: String) -> OptionError.Reason {
    let names = declarations.flatMap(\.names)
    let candidates = names.filter { $0.hasPrefix(name) }
    if candidates.count > 1, !name.isEmpty {
      return .ambiguousOption("--\(name)", candidates: candidates.map { "--\($0)" })
    }
    for other in Program.allCases where other != program {
      if OptionTable.options(of: other).contains(where: { $0.name == name }) {
        return .optionOfOtherProgram("--\(name)", other)
      }
    }
    let nearest = NearestName.of(name, among: names).map { "--\($0)" }
    return .unknownOption("--\(name)", nearest: nearest)
  }
}

extension OptionParser.Occurrence {
  fileprivate func error(_ fault: OptionDefinition.BadValue) -> OptionError {
    let reason: OptionError.Reason =
      switch fault {
      case .expected(let expected):
        .badValue(option: shownName, value: argument, expected: expected)
      case .format(let fault): .badFormat(fault)
      }
    return OptionError(origin: origin, reason: reason)
  }
}

extension OptionError.Origin {
  /// All lines of a file are one source.
  fileprivate var source: Self {
    if case .file(let path, _) = self { .file(path: path, line: 0) } else { self }
  }
}
