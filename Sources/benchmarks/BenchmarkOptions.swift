/// What the command line asks for.
struct BenchmarkOptions {
  /// The programs to measure; nil for those that were built beside this one.
  var dialcode: String?
  var sectionpick: String?
  /// The peers; nil for those in `PATH`.
  var fzf: String?
  var fzy: String?
  /// How often every whole process runs; on a terminal, a fifth of that.
  var rounds = 100
  /// How many lines the long list has; none where it is left out.
  var lines = 1_000_000

  static let help = """
    usage: benchmarks [--dialcode PATH] [--sectionpick PATH] [--fzf PATH] [--fzy PATH]
                      [--rounds N] [--lines N]
    Measures dialcode beside fzf and fzy on the same list, and sectionpick beside them on a long
    one, taking turns. PATH is the program to measure, by default what was built beside this
    program and the peers in $PATH. --rounds is how often every process runs (100), on a terminal
    or a long list a fifth of that; --lines is how long that list is (1000000), 0 to leave it out.
    """

  /// Reads the words of a command line; nil where they ask for help.
  ///
  /// - Throws: `BenchmarkError.usage`.
  init?(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--help" { return nil }
      guard ["--dialcode", "--sectionpick", "--fzf", "--fzy", "--rounds", "--lines"].contains(word)
      else {
        throw BenchmarkError.usage("unknown argument \(word)\n\(Self.help)")
      }
      guard let value = words.popFirst() else {
        throw BenchmarkError.usage("\(word) needs a value")
      }
      switch word {
      case "--dialcode": dialcode = value
      case "--sectionpick": sectionpick = value
      case "--fzf": fzf = value
      case "--fzy": fzy = value
      case "--rounds": rounds = try Self.number(value, of: word, in: 1...1_000_000)
      default: lines = try Self.number(value, of: word, in: 0...100_000_000)
      }
    }
  }

  private static func number(
    _ value: String, of option: String, in range: ClosedRange<Int>
  ) throws -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw BenchmarkError.usage(
        "\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    return number
  }
}
