import CReadline

/// Turns signals into something that can be polled and read.
///
/// Those that were inherited as ignored stay ignored.
@MainActor
public final class SignalRelay {
  /// Readable when a signal has come.
  public let descriptor: Int32

  /// Takes the signals over.
  ///
  /// - Throws: ``LineEditingError/terminalUnusable(_:)`` when no descriptor is left.
  public init() throws(LineEditingError) {
    descriptor = creadline_signals_open()
    guard descriptor >= 0 else { throw LineEditingError.terminalUnusable(-descriptor) }
  }

  /// The next signal that has come, those that end the process first.
  public func next() -> Signal? {
    let number = creadline_signals_next()
    return number == 0 ? nil : Signal(rawValue: number)
  }

  /// Gives the signals back.
  public func close() { creadline_signals_close() }
}
