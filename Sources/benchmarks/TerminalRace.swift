/// Measures pickers on a terminal: how soon the screen is there, and how soon a key is answered.
struct TerminalRace {
  private let contestants: [Contestant]
  private let environment: [String]
  /// What a screen shows when it is there.
  private let firstRow: String

  /// What is typed, and how the report calls it.
  private static let keys: [(title: String, bytes: String)] = [
    ("a letter, from key to last byte", "u"), ("Down, from key to last byte", "\u{1B}[B"),
  ]

  init(_ contestants: [Contestant], firstRow: String, environment: [String]) {
    self.contestants = contestants
    self.firstRow = firstRow
    self.environment = environment
  }

  /// Lets everybody take a turn in each round, beginning with another one each time.
  ///
  /// - Returns: What was measured of everybody, by the title of what it is.
  /// - Throws: `BenchmarkError` if a program cannot be started.
  func run(rounds: Int) throws -> [(String, [Measurements])] {
    let titles = ["first screen, from start to end of frame"] + Self.keys.map(\.title)
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
    let terminal = try MeasuredTerminal(rows: 24, columns: 80)
    let start = ContinuousClock.now
    let process = try ChildProcess(contestant, environment: environment, terminal: terminal.path)
    let screen = try terminal.output(since: start, showing: firstRow)
    var answers = [
      Answer(time: screen.timeToScreen, byteCount: screen.byteCount, memory: process.peakMemory)
    ]
    for key in Self.keys {
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
