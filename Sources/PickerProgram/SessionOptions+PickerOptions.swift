public import PickerOptions
public import PickerTerminal

extension SessionOptions {
  /// What the options of the command line mean for asking a person.
  public init(_ options: PickerOptions, program: Program) {
    self.init(application: program.name)
    isPlain = options.plain
    terminalPath = options.ttyPath ?? terminalPath
    theme = ProcessStreams.usesColor(options.color) ? .colored : .monochrome
    readsInputrc = options.inputrc
    usesMouse = options.mouse
    jumpsByAltKey = options.altJump
    awaitsInput = options.sync
    timeout = options.timeoutMilliseconds
    escapeTimeout = options.escapeTimeout.map(\.milliseconds) ?? escapeTimeout
    height = options.height.map(PickerHeight.init) ?? height
  }
}

extension PickerHeight {
  fileprivate init(_ height: PickerOptions.Height) {
    switch height {
    case .rows(let rows): self = .rows(rows)
    case .percent(let percent): self = .percent(percent)
    case .full: self = .full
    case .atMost(let height): self = .atMost(PickerHeight(height))
    }
  }
}

extension PickerOptions {
  /// After how many milliseconds the program gives up; nil for never.
  public var timeoutMilliseconds: Int? { timeout.map(\.milliseconds) }
}

extension ProcessStreams {
  /// Whether to use colours: what was asked for, or else what NO_COLOR says.
  ///
  /// A variable that is set but empty does not count, as no-color.org has it.
  fileprivate static func usesColor(_ choice: PickerOptions.Choice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: (environment("NO_COLOR") ?? "").isEmpty
    }
  }
}

extension Duration {
  /// Whole milliseconds; the largest number where there are more.
  fileprivate var milliseconds: Int {
    let (whole, overflow) = components.seconds.multipliedReportingOverflow(by: 1000)
    return overflow ? .max : Int(clamping: whole + components.attoseconds / 1_000_000_000_000_000)
  }
}
