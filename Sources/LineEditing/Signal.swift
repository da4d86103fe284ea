import CReadline

/// A signal, by its number.
public struct Signal: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Creates a signal from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  private init(_ signal: creadline_signal) { rawValue = Int32(bitPattern: signal.rawValue) }

  /// The terminal has gone.
  public static let hangUp = Signal(CREADLINE_SIGNAL_HANG_UP)
  /// The interrupt key, or whoever acts for it.
  public static let interrupt = Signal(CREADLINE_SIGNAL_INTERRUPT)
  /// The quit key.
  public static let quit = Signal(CREADLINE_SIGNAL_QUIT)
  /// Somebody asks the process to end.
  public static let terminate = Signal(CREADLINE_SIGNAL_TERMINATE)
  /// The process was continued.
  public static let resume = Signal(CREADLINE_SIGNAL_RESUME)
  /// Somebody asks the process to stop for now.
  public static let stop = Signal(CREADLINE_SIGNAL_STOP)
  /// The terminal has another size.
  public static let resize = Signal(CREADLINE_SIGNAL_RESIZE)

  /// Whether the signal asks the process to end.
  public var endsProcess: Bool {
    self == .hangUp || self == .interrupt || self == .quit || self == .terminate
  }

  /// Ends the process by this signal, as if it had never been caught.
  ///
  /// The terminal is to be restored before. Returns only if the signal cannot end a process.
  public func endProcess() { creadline_signals_die(rawValue) }
}
