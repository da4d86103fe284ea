@preconcurrency import CGetopt
import Glibc
import Synchronization

/// The C library's option parser, behind values.
///
/// `getopt_long` keeps its place in globals, so that only one call may run at a time.
enum GetoptLong {
  /// What the C library has been told of one option.
  struct Declaration {
    /// The long names.
    var names: [String]
    /// The one-letter name.
    var letter: Character?
    /// `no_argument`, `required_argument` or `optional_argument`.
    var argument: ArgumentRule
    /// What identifies the option in the result; at least 256, so that no letter collides.
    var value: Int32
  }

  /// Whether an option has an argument.
  enum ArgumentRule: Int32 {
    case none = 0
    case required = 1
    case optional = 2
  }

  /// An option as it was found.
  struct Occurrence: Equatable {
    var value: Int32
    var argument: String?
  }

  /// What the C library refuses, with the word as it was typed.
  enum Fault: Error, Equatable {
    case unknownLetter(Character)
    /// An unknown or ambiguous long name.
    case unrecognized(String)
    case missingArgument(value: Int32)
    case unwantedArgument(value: Int32)
  }

  private static let globals = Mutex(())

  /// Splits words into options and operands, permuting them as getopt does.
  ///
  /// The corresponding C function is `getopt_long`.
  static func parse(
    _ words: [String], declarations: [Declaration]
  ) throws(Fault) -> (options: [Occurrence], operands: [String]) {
    let names = declarations.flatMap { declaration in
      declaration.names.map { (strdup($0), declaration) }
    }
    defer { for (name, _) in names { free(name) } }
    let longOptions =
      names.map { name, declaration in
        option(
          name: name, has_arg: declaration.argument.rawValue, flag: nil, val: declaration.value)
      } + [option(name: nil, has_arg: 0, flag: nil, val: 0)]

    // The element ahead of the words stands for the program's name, which getopt skips.
    var arguments = ([""] + words).map { strdup($0) }
    let owned = arguments
    defer { for argument in owned { free(argument) } }
    arguments.append(nil)

    return try globals.withLock { _ throws(Fault) in
      try run(&arguments, shortOptions(declarations), longOptions, declarations)
    }
  }

  private static func run(
    _ arguments: inout [UnsafeMutablePointer<CChar>?], _ shortOptions: String,
    _ longOptions: [option], _ declarations: [Declaration]
  ) throws(Fault) -> (options: [Occurrence], operands: [String]) {
    let count = Int32(arguments.count - 1)
    opterr = 0
    // Zero makes glibc start afresh, where one would keep its place in a cluster of letters.
    optind = 0
    var options: [Occurrence] = []
    while true {
      let found = getopt_long(count, &arguments, shortOptions, longOptions, nil)
      switch found {
      case -1:
        let operands = arguments[Int(optind)..<Int(count)].compactMap { $0 }
        return (options, operands.map { String(cString: $0) })
      case question where optopt == 0:
        throw .unrecognized(arguments[Int(optind) - 1].map { String(cString: $0) } ?? "")
      case question where optopt < 256:
        throw .unknownLetter(letter(optopt))
      case question:
        throw .unwantedArgument(value: optopt)
      case colon:
        throw .missingArgument(value: identify(optopt, in: declarations))
      default:
        let argument = optarg.map { String(cString: $0) }
        options.append(
          Occurrence(value: identify(found, in: declarations), argument: argument))
      }
    }
  }

  private static let question = Int32(UInt8(ascii: "?"))
  private static let colon = Int32(UInt8(ascii: ":"))

  /// A leading colon makes getopt tell a missing argument from an unknown option.
  private static func shortOptions(_ declarations: [Declaration]) -> String {
    declarations.reduce(into: ":") { text, declaration in
      guard let letter = declaration.letter else { return }
      text += String(letter) + String(repeating: ":", count: Int(declaration.argument.rawValue))
    }
  }

  private static func identify(_ value: Int32, in declarations: [Declaration]) -> Int32 {
    if value >= 256 { return value }
    let letter = letter(value)
    return declarations.first { $0.letter == letter }?.value ?? value
  }

  private static func letter(_ value: Int32) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value)))
  }
}
