extension OptionError {
  /// The lines to tell a person, without a newline at the end.
  ///
  ///     dialcode: unknown option --filtre; did you mean --filter?
  ///     Try 'dialcode --help'.
  public func message(for program: Program) -> String {
    let place =
      switch origin {
      case .commandLine: ""
      case .variable(let name): "\(name): "
      case .file(let path, let line): "\(path):\(line): "
      }
    return "\(program.name): \(place)\(reason.sentence)\nTry '\(program.name) --help'."
  }
}

extension OptionError.Reason {
  fileprivate var sentence: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "unknown option \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .optionOfOtherProgram(let name, let program):
      "unknown option \(name); it is one of \(program.name)"
    case .ambiguousOption(let name, let candidates):
      "option \(name) may be \(candidates.alternatives)"
    case .missingArgument(let option, let placeholder):
      "option \(option) needs an argument: \(option) \(placeholder)"
    case .unwantedArgument(let option):
      "option \(option) takes no argument"
    case .badValue(let option, let value, let expected):
      "option \(option): \(value.quoted) is not \(expected.phrase)"
    case .badFormat(let fault):
      "option --format: \(fault.phrase)"
    case .conflictingModes(let first, let second):
      "\(first) and \(second) cannot be given together"
    case .needs(let option, let other):
      "\(option) has a meaning only with \(other)"
    case .modeInDefaults(let option):
      "\(option) says what to do, so it may stand on the command line only"
    case .wordInDefaults(let word):
      "\(word.quoted) is no option; a value with blanks needs quotes"
    case .unexpectedWord(let word, let mode):
      "\(mode) has no use for \(word.quoted); a value with blanks needs quotes"
    case .unclosedQuote("\\"):
      "nothing follows the last backslash"
    case .unclosedQuote(let quote):
      "a quote \(quote) is not closed"
    }
  }
}

extension OptionError.Expectation {
  fileprivate var phrase: String {
    switch self {
    case .oneOf(let words): words.alternatives
    case .number(let range) where range.upperBound == .max:
      "a number of at least \(range.lowerBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .seconds: "a number of seconds above zero"
    case .height: "a number of rows, a percentage such as 40% or ~40%, or full"
    case .nonEmpty: "a name; it must not be empty"
    }
  }
}

extension OutputFormat.Fault {
  fileprivate var phrase: String {
    switch self {
    case .unknownPlaceholder(let name, let known):
      "unknown placeholder {\(name)}; known are " + known.map { "{\($0)}" }.joined(separator: " ")
    case .emptyPlaceholder: "{} names nothing; write {{ and }} for braces"
    case .unclosedPlaceholder(let rest): "{\(rest) is not closed; write {{ for a brace"
    case .unknownEscape(let letter):
      "unknown escape \\\(letter); known are \\t \\n \\r \\0 \\\\"
    case .danglingBackslash: "nothing follows the last backslash; write \\\\ for a backslash"
    }
  }
}

extension [String] {
  /// `a, b or c`.
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension String {
  /// Quoted, and with control characters made visible: an argument is data, never a control.
  fileprivate var quoted: String {
    var text = "'"
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}
