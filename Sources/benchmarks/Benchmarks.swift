import Glibc

/// Measures dialcode beside the pickers that people know, and prints how they compare.
///
///     options ─▶ Contestants ─┬─▶ ProcessRace ──┬─▶ Comparison ─▶ standard output
///                             └─▶ TerminalRace ─┘
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
    let contestants = try Contestants(options, scratch: scratch)
    print("dialcode is \(contestants.dialcode)")
    for sentence in contestants.absences { print(sentence) }
    let peers = contestants.peerNames

    print()
    let processes = ProcessRace(contestants.processes, environment: scratch.environment)
    let whole = try processes.run(rounds: options.rounds)
    print(Comparison("whole process", of: whole, against: peers).text)

    let terminals = TerminalRace(
      contestants.terminals, firstRow: contestants.firstRow, environment: scratch.environment)
    let rounds = max(3, options.rounds / 5)
    for (title, measurements) in try terminals.run(rounds: rounds) {
      print()
      print(Comparison(title, of: measurements, against: peers).text)
    }
  }
}
