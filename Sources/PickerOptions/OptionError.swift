/// What is wrong with the arguments of a program, as facts.
public struct OptionError: Error, Equatable, Sendable {
  /// Where the argument stands.
  public var origin: Origin
  /// What is wrong with it.
  public var reason: Reason

  /// Makes an error of its facts.
  public init(origin: Origin, reason: Reason) {
    self.origin = origin
    self.reason = reason
  }

  /// The place that an argument comes from.
  public enum Origin: Equatable, Sendable {
    /// The command line itself.
    case commandLine
    /// An environment variable.
    case variable(String)
    /// A line of a configuration file, counted from 1.
    case file(path: String, line: Int)
  }

  /// The facts of one fault; options are named with their dashes.
  public enum Reason: Equatable, Sendable {
    /// No program here has such an option; the nearest name is given if one is near.
    case unknownOption(String, nearest: String?)
    /// The option is known, but only to the other program.
    case optionOfOtherProgram(String, Program)
    /// An abbreviation that several options begin with.
    case ambiguousOption(String, candidates: [String])
    /// The option needs an argument, and nothing follows.
    case missingArgument(option: String, placeholder: String)
    /// The option takes no argument, and got one.
    case unwantedArgument(option: String)
    /// The argument is none that the option understands.
    case badValue(option: String, value: String, expected: Expectation)
    /// The template of `--format` cannot be read.
    case badFormat(OutputFormat.Fault)
    /// Two options that each say what the program is to do.
    case conflictingModes(String, String)
    /// The first option has a meaning only together with the second.
    case needs(option: String, other: String)
    /// An option that says what to do, where only defaults may stand.
    case modeInDefaults(String)
    /// A word that is no option, where only options may stand.
    case wordInDefaults(String)
    /// A word that the mode has no use for.
    case unexpectedWord(String, mode: String)
    /// A quote, or a last backslash, without its end.
    case unclosedQuote(Character)
  }

  /// What an option would have accepted.
  public enum Expectation: Equatable, Sendable {
    /// One of these words.
    case oneOf([String])
    /// A whole number between two bounds.
    case number(in: ClosedRange<Int>)
    /// A number of seconds above zero.
    case seconds
    /// Rows, a percentage or all of the screen.
    case height
    /// Anything but nothing.
    case nonEmpty
  }
}
