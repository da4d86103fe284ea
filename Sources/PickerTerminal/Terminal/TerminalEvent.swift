import LineEditing

/// What the terminal, or anything else that is waited for, has to say.
enum TerminalEvent: Equatable, Sendable {
  /// Bytes that were typed, or sent by the terminal itself.
  case input([UInt8])
  /// A signal.
  case signal(Signal)
  /// Other descriptors that can be read, or have come to their end.
  case readable([Int32])
  /// Nothing came in time.
  case timeout
  /// The terminal has gone.
  case closed
}
