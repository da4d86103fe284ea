/// Waits with a value until no other has come for a while; of several, the last is the one kept.
///
/// It knows no clock: whoever uses it says what time it is, in any unit.
public struct Debounce<Value> {
  /// How long a value waits.
  public let interval: Duration
  private var pending: (value: Value, due: Duration)?

  /// Creates one that waits for `interval`; with none, values are due at once.
  public init(interval: Duration) {
    self.interval = interval
  }

  /// Takes a value, in the place of the one that waits.
  public mutating func push(_ value: Value, at now: Duration) {
    pending = (value, now + interval)
  }

  /// When the waiting value is due; nil where none waits.
  public var deadline: Duration? { pending?.due }

  /// Takes out the waiting value if it is due.
  public mutating func pop(at now: Duration) -> Value? {
    guard let pending, pending.due <= now else { return nil }
    return flush(pending.value)
  }

  /// Takes out the waiting value, due or not.
  public mutating func flush() -> Value? {
    pending.flatMap { flush($0.value) }
  }

  private mutating func flush(_ value: Value) -> Value? {
    pending = nil
    return value
  }
}
