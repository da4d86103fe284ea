/// What the command line asks for.
struct BenchmarkOptions {
  /// The program to measure; nil for the one that was built beside this one.
  var dialcode: String?
  /// The peers; nil for those in `PATH`.
  var fzf: String?
  var fzy: String?
  /// How often every whole process runs; on a terminal, a fifth of that.
  var rounds = 100

  static let help = """
    usage: benchmarks [--dialcode PATH] [--fzf PATH] [--fzy PATH] [--rounds N]
    Measures dialcode beside fzf and fzy on the same list, taking turns. PATH is the program to
    measure, by default the dialcode that was built beside this program and the peers in $PATH;
    N is how often every process runs (100), on a terminal a fifth of that.
    """

  /// Reads the words of a command line; nil where they ask for help.
  ///
  /// - Throws: `BenchmarkError.usage`.
  init?(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--help" { return nil }
      guard ["--dialcode", "--fzf", "--fzy", "--rounds"].contains(word) else {
        throw BenchmarkError.usage("unknown argument \(word)\n\(Self.help)")
      }
      guard let value = words.popFirst() else {
        throw BenchmarkError.usage("\(word) needs a value")
      }
      switch word {
      case "--dialcode": dialcode = value
      case "--fzf": fzf = value
      case "--fzy": fzy = value
      default:
        guard let number = Int(value), (1...1_000_000).contains(number) else {
          throw BenchmarkError.usage("--rounds needs a number from 1, not \(value)")
        }
        rounds = number
      }
    }
  }
}
