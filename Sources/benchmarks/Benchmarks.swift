import Glibc

/// Measures dialcode beside the pickers that people know, and prints how they compare.
///
///     options ─▶ Programs ─▶ Contestants ─┬─▶ ProcessRace ──┬─▶ Comparison ─▶ standard output
///                                         └─▶ TerminalRace ─┘
///
/// All contestants take turns within one run, because the speed of a machine changes from one
/// minute to the next: of two runs, nothing but ratios may be compared.
@main
struct Benchmarks {
  static func main() {
    do {
      guard let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst())) else {
        print(BenchmarkOptions.help)
        return
      }
      try run(options)
    } catch {
      let sentence = Array("benchmarks: \(error)\n".utf8)
      write(STDERR_FILENO, sentence, sentence.count)
      exit(2)
    }
  }

  private static func run(_ options: BenchmarkOptions) throws {
    let scratch = try ScratchFolder()
    let programs = try Programs(options)
    print("dialcode is \(programs.dialcode), sectionpick is \(programs.sectionpick)")
    for sentence in programs.absences { print(sentence) }
    let peers = programs.peers.map(\.name)

    let fewRounds = max(3, options.rounds / 5)
    let countries = try Contestants(countriesOf: programs, scratch: scratch)
    let whole = ProcessRace(countries.processes, environment: scratch.environment)
    report("whole process", try whole.run(rounds: options.rounds), against: peers)
    let live = TerminalRace(
      countries.terminals,
      keys: [.init(title: "a letter", bytes: "u"), .init(title: "Down", bytes: "\u{1B}[B")],
      silence: 100, environment: scratch.environment)
    for (title, measurements) in try live.run(rounds: fewRounds) {
      report(title, measurements, against: peers)
    }

    if options.lines == 0 { return }
    let lines = try Contestants(
      LongList(count: options.lines), of: programs, scratch: scratch)
    let filter = ProcessRace(lines.processes, environment: scratch.environment)
    report(
      "\(options.lines) lines: whole process", try filter.run(rounds: fewRounds), against: peers)
    // Peers show what was typed at once, and what it finds a good while later.
    let letters = TerminalRace(
      lines.terminals,
      keys: ["u", "n", "i"].map { .init(title: "the letter \($0)", bytes: $0) },
      silence: 300, environment: scratch.environment)
    for (title, measurements) in try letters.run(rounds: fewRounds) {
      report("\(options.lines) lines: \(title)", measurements, against: peers)
    }
  }

  private static func report(
    _ title: String, _ measurements: [Measurements], against peers: [String]
  ) {
    print()
    print(Comparison(title, of: measurements, against: peers).text)
  }
}
