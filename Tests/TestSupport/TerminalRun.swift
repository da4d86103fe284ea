import Glibc

/// A program that runs on a pseudo-terminal, its controlling one, under the hands of a test.
///
///     let run = try TerminalRun(.dialcode, output: .pipe)
///     try run.wait(for: "Afghanistan")
///     try run.send("ken\r")
///     #expect(try run.end() == .exited(0))
///     #expect(run.output == "+254\n")
public final class TerminalRun {
  /// What standard output or standard error is.
  public enum Stream: Equatable, Sendable {
    /// The terminal itself.
    case terminal
    /// A pipe to the test.
    case pipe
    /// A file, appended to.
    case file(path: String)
  }

  /// What standard input is.
  public enum Input: Equatable, Sendable {
    /// The terminal itself.
    case terminal
    /// A file, which may be a FIFO.
    case file(path: String)
    /// A pipe with these bytes, no more than it holds.
    case bytes([UInt8])
  }

  /// Everything that came to the terminal so far.
  public private(set) var terminalBytes: [UInt8] = []
  /// Everything that came to standard output, if that is a pipe.
  public private(set) var outputBytes: [UInt8] = []
  /// Everything that came to standard error, if that is a pipe.
  public private(set) var errorBytes: [UInt8] = []
  /// The modes of the terminal before the program ran.
  public let initialModes: TerminalModes
  /// What a person would see.
  public private(set) var screen: ScreenEmulator

  private let terminal: PseudoTerminal
  private let child: ChildProcess
  private let outputPipe: Pipe?
  private let errorPipe: Pipe?
  private let environment: TestEnvironment
  private let name: String
  private var openEnds: Set<Int32> = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: What to run.
  ///   - arguments: Its arguments.
  ///   - size: The size of the terminal.
  ///   - input: What its standard input is.
  ///   - output: What its standard output is.
  ///   - errors: What its standard error is.
  ///   - environment: Its environment; a new one with an empty home if not given.
  ///   - directory: The folder it is started in; its home if not given.
  /// - Throws: ``SystemCallError`` if it cannot be started.
  public init(
    _ program: BuiltProduct, _ arguments: [String] = [], size: TerminalSize = .standard,
    input: Input = .terminal, output: Stream = .terminal, errors: Stream = .terminal,
    environment: TestEnvironment? = nil, directory: String? = nil
  ) throws {
    let environment = try environment ?? TestEnvironment()
    self.environment = environment
    name = ([program.path] + arguments).joined(separator: " ")
    terminal = try PseudoTerminal(size: size)
    initialModes = try terminal.modes()
    screen = ScreenEmulator(rows: size.rows, columns: size.columns)
    outputPipe = output == .pipe ? try Pipe() : nil
    errorPipe = errors == .pipe ? try Pipe() : nil
    let feed = try Self.feed(input)
    let command = ChildProcess.Command(
      path: program.path, arguments: arguments, environment: environment.variables,
      directory: directory ?? environment.home.path)
    child = try ChildProcess(
      command,
      streams: [
        Self.stream(input, feed, terminal.path), Self.stream(output, outputPipe, terminal.path),
        Self.stream(errors, errorPipe, terminal.path),
      ], terminal: terminal.path)
    outputPipe?.closeWriteEnd()
    errorPipe?.closeWriteEnd()
    openEnds = Set([terminal.primary, outputPipe?.readEnd, errorPipe?.readEnd].compactMap { $0 })
  }

  // MARK: What came

  /// Standard output as text, invalid bytes repaired.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text, invalid bytes repaired.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  /// What came to the terminal as text, control sequences and all.
  public var terminalText: String { String(decoding: terminalBytes, as: UTF8.self) }
  /// The modes of the terminal at this moment.
  public func modes() throws -> TerminalModes { try terminal.modes() }
  /// The process id.
  public var processIdentifier: Int32 { child.identifier }

  // MARK: What the test does

  /// Types text.
  public func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Types bytes.
  public func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = Deadline(after: Self.patience)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(terminal.primary, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EINTR, errno != EAGAIN {
        throw SystemCallError(call: "write to the terminal", code: errno)
      }
      // The program may have to be read before it reads on.
      if !rest.isEmpty { try readOnce(waitingAtMost: 10) }
      if deadline.hasPassed { throw missed("room for what is typed") }
    }
  }

  /// Changes the size of the terminal.
  public func resize(to size: TerminalSize) throws {
    // What the program wrote for the old size has to be shown at that size.
    try readOnce(waitingAtMost: 0)
    screen.resize(rows: size.rows, columns: size.columns)
    try terminal.resize(to: size)
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) throws { try child.send(signal: signal) }

  // MARK: Waiting

  /// Reads until a condition holds.
  ///
  /// - Parameters:
  ///   - what: The condition in words, for the failure.
  ///   - timeout: When to give up.
  ///   - condition: The condition; it may look at everything that came.
  /// - Throws: ``TerminalTimeout`` with what came instead.
  public func wait(
    for what: String, timeout: Duration = patience, until condition: () throws -> Bool
  ) throws {
    let deadline = Deadline(after: timeout)
    while try !condition() {
      let hasEnded = try child.ended() != nil
      if deadline.hasPassed { throw missed(what) }
      let gotSome = try readOnce(waitingAtMost: hasEnded ? 0 : deadline.pollTimeout)
      if hasEnded, !gotSome {
        try drain(deadline)
        if try condition() { return }
        throw missed(what)
      }
    }
  }

  /// Reads until text has come to the terminal, searching from a place in what came.
  ///
  /// - Returns: The place behind the text, to search on from.
  @discardableResult
  public func wait(
    for text: String, after start: Int = 0, timeout: Duration = patience
  ) throws -> Int {
    var end: Int?
    try wait(for: "the text \"\(text)\"", timeout: timeout) {
      end = ByteSearch.end(of: Array(text.utf8), in: terminalBytes, from: start)
      return end != nil
    }
    return end ?? start
  }

  /// Reads until the screen shows some text.
  public func wait(forScreen text: String, timeout: Duration = patience) throws {
    try wait(for: "\"\(text)\" on the screen", timeout: timeout) { screen.text.contains(text) }
  }

  /// Waits for the program's end, and reads everything that it has written.
  public func end(timeout: Duration = patience) throws -> ExitStatus {
    let deadline = Deadline(after: timeout)
    while true {
      if let status = try child.ended() {
        try drain(deadline)
        return status
      }
      if deadline.hasPassed { throw missed("the end of the program") }
      try readOnce(waitingAtMost: deadline.pollTimeout)
    }
  }

  /// How long a test waits before it fails: long, for a machine that does much else.
  public static let patience = Duration.seconds(60)

  // MARK: Reading

  /// Reads what is there; whether anything was.
  @discardableResult
  private func readOnce(waitingAtMost milliseconds: Int32) throws -> Bool {
    var waiting = openEnds.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    try SystemCallError.check("poll") { poll(&waiting, nfds_t(waiting.count), milliseconds) }
    var gotSome = false
    for end in waiting where end.revents != 0 {
      guard let bytes = try FileBytes.readSome(end.fd) else { continue }
      if bytes.isEmpty { openEnds.remove(end.fd) }
      gotSome = gotSome || !bytes.isEmpty
      switch end.fd {
      case terminal.primary:
        terminalBytes += bytes
        screen.write(bytes)
      case outputPipe?.readEnd: outputBytes += bytes
      default: errorBytes += bytes
      }
    }
    return gotSome
  }

  /// Reads on until all ends are closed: what a program has written may still be on its way.
  private func drain(_ deadline: Deadline) throws {
    finalModes = try finalModes ?? terminal.modes()
    terminal.closeSecondary()
    while !openEnds.isEmpty, !deadline.hasPassed {
      try readOnce(waitingAtMost: deadline.pollTimeout)
    }
  }

  /// The modes of the terminal when the program had ended.
  public private(set) var finalModes: TerminalModes?

  private func missed(_ what: String) -> TerminalTimeout {
    TerminalTimeout(
      program: name, awaited: what, status: child.status, terminal: terminalText,
      screen: screen.text, output: output,
      errors: errors)
  }

  private static func feed(_ input: Input) throws -> Pipe? {
    guard case .bytes(let bytes) = input else { return nil }
    let pipe = try Pipe()
    var rest = bytes[...]
    while !rest.isEmpty, let count = pipe.write(rest) { rest = rest.dropFirst(count) }
    pipe.closeWriteEnd()
    return pipe
  }

  private static func stream(
    _ input: Input, _ feed: Pipe?, _ path: String
  ) -> ChildProcess.Stream {
    switch input {
    case .terminal: .file(path: path, flags: O_RDWR)
    case .file(let path): .file(path: path, flags: O_RDONLY)
    case .bytes: .descriptor(feed?.readEnd ?? -1)
    }
  }

  private static func stream(
    _ stream: Stream, _ pipe: Pipe?, _ path: String
  ) -> ChildProcess.Stream {
    switch stream {
    case .terminal: .file(path: path, flags: O_RDWR)
    case .pipe: .descriptor(pipe?.writeEnd ?? -1)
    case .file(let path): .file(path: path, flags: O_WRONLY | O_CREAT | O_APPEND)
    }
  }
}
