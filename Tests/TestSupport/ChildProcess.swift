import CTestSupport
import Glibc

/// A running process, in a session of its own.
final class ChildProcess {
  let identifier: pid_t
  private(set) var status: ExitStatus?

  /// What a standard stream of the process is connected to.
  enum Stream {
    /// Another descriptor of ours.
    case descriptor(Int32)
    /// A file, opened by the process itself.
    case file(path: String, flags: Int32)
  }

  /// What is started, and with which surroundings.
  struct Command {
    var path: String
    var arguments: [String]
    var environment: [String: String]
    var directory: String?
  }

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - command: What to start.
  ///   - streams: Standard input, output and error, in the order in which they are opened.
  ///   - terminal: The path of a terminal that becomes the controlling one.
  /// - Throws: ``SystemCallError`` if it cannot be started.
  init(_ command: Command, streams: [Stream], terminal: String? = nil) throws {
    Self.ignoreBrokenPipes
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal {
      // A session leader's first terminal becomes its controlling one.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    }
    for (number, stream) in streams.enumerated() {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o644)
      }
    }
    var words = ([command.path] + command.arguments).map { strdup($0) } + [nil]
    var variables = command.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var identifier: pid_t = 0
    try SystemCallError.checkReturned(
      "start \(command.path)",
      ctest_spawn(
        &identifier, command.path, command.directory, &actions, &words, &variables))
    self.identifier = identifier
  }

  deinit {
    // Nothing that a test has started outlives it, whichever way the test ended.
    kill(-identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  /// The status, if the process has ended.
  func ended() throws -> ExitStatus? {
    if let status { return status }
    // The dead process is kept until the end, so that its number names nothing else meanwhile.
    var number: Int32 = 0
    let found = try SystemCallError.check("waitid") { ctest_ended(identifier, &number) }
    switch found {
    case 0: break
    case 1: status = .exited(number)
    default: status = .signaled(number)
    }
    return status
  }

  /// Sends a signal to the process alone, unless it has ended.
  func send(signal: Int32) throws {
    if try ended() == nil { try SystemCallError.check("kill") { kill(identifier, signal) } }
  }

  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}
