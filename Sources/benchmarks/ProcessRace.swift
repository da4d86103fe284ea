/// Measures processes from their start to their end.
struct ProcessRace {
  private let contestants: [Contestant]
  private let environment: [String]

  init(_ contestants: [Contestant], environment: [String]) {
    self.contestants = contestants
    self.environment = environment
  }

  /// Lets everybody take a turn in each round, beginning with another one each time.
  ///
  /// - Throws: `BenchmarkError` if a program cannot be started or does not end well.
  func run(rounds: Int) throws -> [Measurements] {
    var measurements = contestants.map { Measurements($0.name) }
    // The first round finds the files in the cache of the system, and does not count.
    for round in -1..<rounds {
      for turn in contestants.indices {
        let place = (turn + max(0, round)) % contestants.count
        let start = ContinuousClock.now
        let process = try ChildProcess(contestants[place], environment: environment)
        let end = try process.wait()
        let time = start.duration(to: .now)
        try end.check(contestants[place])
        if round < 0 { continue }
        measurements[place].times.append(time)
      }
    }
    let probe = MemoryProbe(environment: environment)
    for (place, contestant) in contestants.enumerated() {
      measurements[place].add(memory: try probe.peakMemory(of: contestant))
    }
    return measurements
  }
}
