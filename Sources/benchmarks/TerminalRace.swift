/// Measures pickers on a terminal: how soon the screen is there, and how soon a key is answered.
struct TerminalRace {
  private let contestants: [Contestant]
  private let environment: [String]
  private let keys: [Key]
  private let silence: Int32

  /// What is typed, and how the report calls it.
  struct Key {
    let title: String
    let bytes: String
  }

  /// Creates a race.
  ///
  /// - Parameters:
  ///   - contestants: Who takes part.
  ///   - keys: What is typed, in this order.
  ///   - silence: After so many milliseconds without output an answer is taken to be complete.
  ///   - environment: All variables of everybody's environment.
  init(_ contestants: [Contestant], keys: [Key], silence: Int32, environment: [String]) {
    self.contestants = contestants
    self.keys = keys
    self.silence = silence
    self.environment = environment
  }

  /// Lets everybody take a turn in each round, beginning with another one each time.
  ///
  /// - Returns: What was measured of everybody, by the title of what it is.
  /// - Throws: `BenchmarkError` if a program cannot be started.
  func run(rounds: Int) throws -> [(String, [Measurements])] {
    let titles =
      ["first screen, from start to end of frame"]
      + keys.map { "\($0.title), from key to last byte" }
    var results = titles.map { ($0, contestants.map { Measurements($0.name) }) }
    for round in 0..<rounds {
      for turn in contestants.indices {
        let place = (turn + round) % contestants.count
        let answers = try answers(of: contestants[place])
        for (index, answer) in answers.enumerated() {
          results[index].1[place].add(answer)
        }
      }
    }
    return results
  }

  fileprivate struct Answer {
    let time: Duration?
    let byteCount: Int
    let memory: Int?
  }

  /// The first screen, and the answers to the keys.
  private func answers(of contestant: Contestant) throws -> [Answer] {
    let terminal = try MeasuredTerminal(rows: 24, columns: 80, silence: silence)
    let start = ContinuousClock.now
    let process = try ChildProcess(contestant, environment: environment, terminal: terminal.path)
    let screen = try terminal.output(since: start, showing: contestant.firstScreen)
    var answers = [
      Answer(time: screen.timeToScreen, byteCount: screen.byteCount, memory: process.peakMemory)
    ]
    for key in keys {
      let start = ContinuousClock.now
      try terminal.type(key.bytes)
      let output = try terminal.output(since: start)
      answers.append(
        Answer(
          time: output.timeToLastByte, byteCount: output.byteCount, memory: process.peakMemory))
    }
    try process.stop()
    return answers
  }
}

extension Measurements {
  fileprivate mutating func add(_ answer: TerminalRace.Answer) {
    if let time = answer.time { times.append(time) }
    byteCounts.append(answer.byteCount)
    if let memory = answer.memory { add(memory: memory) }
  }
}
