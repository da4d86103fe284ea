import Glibc

/// A time of waiting, after which one gives up.
///
/// Time in which nobody could wait does not count: when a loaded machine, or one that was
/// suspended, comes back late from a short sleep, only the length of a short sleep is taken off.
final class Deadline {
  private var left: Duration
  private var last = ContinuousClock.now
  private static let slice = Duration.milliseconds(50)

  init(after timeout: Duration) {
    left = timeout
  }

  var hasPassed: Bool {
    let now = ContinuousClock.now
    left -= min(last.duration(to: now), Self.slice)
    last = now
    return left <= .zero
  }

  /// The milliseconds to wait before asking again, as `poll` wants them.
  var pollTimeout: Int32 {
    let milliseconds = min(left, Self.slice / 2).components.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds) + 1)
  }

  /// Asks again and again, until the answer is something or the time is over.
  func poll<Answer>(_ ask: () throws -> Answer?) rethrows -> Answer? {
    while true {
      if let answer = try ask() { return answer }
      if hasPassed { return nil }
      usleep(1000)
    }
  }
}
