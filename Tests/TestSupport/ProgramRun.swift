import Glibc

/// A program that was run to its end without a terminal.
public struct ProgramRun: Sendable {
  /// What a program reads as its standard input.
  public enum Input: Sendable {
    /// A pipe with these bytes.
    case bytes([UInt8])
    /// A file.
    case file(path: String)

    /// Nothing at all, from `/dev/null`.
    public static let empty = Input.file(path: "/dev/null")

    /// A pipe with text.
    public static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
  }

  /// What it wrote to standard output.
  public var outputBytes: [UInt8] = []
  /// What it wrote to standard error.
  public var errorBytes: [UInt8] = []
  /// How it ended.
  public var status = ExitStatus.exited(0)

  /// Standard output as text, invalid bytes repaired.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text, invalid bytes repaired.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Runs a program and waits for its end.
  ///
  /// It has a session of its own without a terminal.
  ///
  /// - Parameters:
  ///   - program: What to run.
  ///   - arguments: Its arguments.
  ///   - input: Its standard input.
  ///   - environment: Its environment; a new one with an empty home if not given.
  ///   - directory: The folder it is started in; its home if not given.
  ///   - timeout: When it is killed.
  /// - Throws: ``ProgramTimeout`` if it had to be killed, or what kept it from starting.
  public init(
    _ program: BuiltProduct, _ arguments: [String] = [], input: Input = .empty,
    environment: TestEnvironment? = nil, directory: String? = nil,
    timeout: Duration = .seconds(60)
  ) throws {
    let environment = try environment ?? TestEnvironment()
    let output = try Pipe()
    let errors = try Pipe()
    var feed: Pipe?
    let standardInput: ChildProcess.Stream
    switch input {
    case .bytes:
      let pipe = try Pipe()
      feed = pipe
      standardInput = .descriptor(pipe.readEnd)
    case .file(let path): standardInput = .file(path: path, flags: O_RDONLY)
    }
    let command = ChildProcess.Command(
      path: program.path, arguments: arguments, environment: environment.variables,
      directory: directory ?? environment.home.path)
    let child = try ChildProcess(
      command,
      streams: [standardInput, .descriptor(output.writeEnd), .descriptor(errors.writeEnd)])
    output.closeWriteEnd()
    errors.closeWriteEnd()
    feed?.closeReadEnd()
    var unsent: [UInt8] = []
    if case .bytes(let bytes) = input { unsent = bytes }

    let deadline = Deadline(after: timeout)
    var isOpen = [true, true]
    var sent = 0
    while isOpen.contains(true) {
      if deadline.hasPassed { throw ProgramTimeout(program: program.path, run: self) }
      if sent == unsent.count { feed?.closeWriteEnd() }
      var waiting = [
        pollfd(fd: isOpen[0] ? output.readEnd : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen[1] ? errors.readEnd : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: feed?.writeEnd ?? -1, events: Int16(POLLOUT), revents: 0),
      ]
      try SystemCallError.check("poll") { poll(&waiting, 3, deadline.pollTimeout) }
      if waiting[0].revents != 0, let bytes = try FileBytes.readSome(output.readEnd) {
        outputBytes += bytes
        isOpen[0] = !bytes.isEmpty
      }
      if waiting[1].revents != 0, let bytes = try FileBytes.readSome(errors.readEnd) {
        errorBytes += bytes
        isOpen[1] = !bytes.isEmpty
      }
      if waiting[2].revents != 0, let feed {
        sent += feed.write(unsent[sent...]) ?? (unsent.count - sent)
      }
    }
    guard let status = try deadline.poll(child.ended) else {
      throw ProgramTimeout(program: program.path, run: self)
    }
    self.status = status
  }
}

/// A program that did not end in time, and what it had written until then.
public struct ProgramTimeout: Error, CustomStringConvertible {
  var program: String
  var run: ProgramRun

  /// What was waited for, with what the program has written.
  public var description: String {
    "\(program) did not end in time\n--- output\n\(run.output)\n--- errors\n\(run.errors)"
  }
}
