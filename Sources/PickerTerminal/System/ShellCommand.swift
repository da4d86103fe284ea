import Glibc
import LineEditing

/// A command of the shell that runs, in a session of its own.
///
/// It has no terminal there: a command that asks for a password fails at once and says why, where it
/// would be stopped for ever otherwise, or draw over the picker.
@MainActor
final class ShellCommand {
  /// How a command ended.
  enum End: Hashable {
    case exited(Int32)
    case signalled(Int32)
    /// It went on, but has said that it prints no more.
    case outputEnded
    /// It was stopped, having printed more than this many bytes.
    case outputTooLong(limit: Int)

    /// Whether there might have been more of its output.
    var isCut: Bool {
      if case .outputTooLong = self { true } else { false }
    }
  }

  /// How it ended, once all of its output is there.
  private(set) var end: End?
  private let process: pid_t
  private var outputPipe: OutputPipe
  private var errorPipe: OutputPipe

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - text: The command, for `sh`; `"$1"` in it is the argument.
  ///   - argument: The argument, which the shell takes as it is.
  /// - Throws: Why it cannot be started.
  init(_ text: String, argument: String) throws(ProcessStreams.Failure) {
    var output = try OutputPipe(limit: Self.outputLimit)
    var errors: OutputPipe
    do throws(ProcessStreams.Failure) {
      errors = try OutputPipe(limit: 1 << 12)
    } catch {
      output.close()
      throw error
    }
    do throws(ProcessStreams.Failure) {
      process = try Self.spawn(
        text, argument, output: output.writeEnd, errors: errors.writeEnd)
    } catch {
      output.close()
      errors.close()
      throw error
    }
    output.closeWriteEnd()
    errors.closeWriteEnd()
    outputPipe = output
    errorPipe = errors
  }

  /// What it has written to standard output.
  var output: [UInt8] { outputPipe.bytes }

  /// The beginning of what it has written to standard error.
  var errors: [UInt8] { errorPipe.bytes }

  /// What is polled for more of its output.
  var descriptors: [Int32] { [outputPipe.readEnd, errorPipe.readEnd].filter { $0 >= 0 } }

  /// Takes what it has written meanwhile.
  func advance() {
    guard end == nil else { return }
    outputPipe.advance()
    errorPipe.advance()
    if outputPipe.isTooLong {
      stop()
      end = .outputTooLong(limit: Self.outputLimit)
    } else if outputPipe.readEnd < 0 {
      // Whoever goes on in the background may keep the other pipe open for ever.
      finish()
    }
  }

  /// Waits a moment for the end of a process whose output has ended.
  private func finish() {
    var patience = Self.patience
    while !hasEnded, patience > 0 {
      usleep(1000)
      patience -= 1
    }
    let hasEnded = hasEnded
    errorPipe.advance()
    stop()
    if !hasEnded { end = .outputEnded }
  }

  /// Ends the command, and whatever it has started.
  func stop() {
    guard end == nil else { return }
    outputPipe.close()
    errorPipe.close()
    // The group is there for as long as its leader has not been asked for its status.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    // Whoever runs as another user by now ends when he likes; waiting for that would end nothing.
    let flags = kill(process, 0) == 0 ? 0 : WNOHANG
    var answer: pid_t
    repeat { answer = waitpid(process, &status, flags) } while answer < 0 && errno == EINTR
    guard answer == process else { return end = .outputEnded }
    end = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  /// As many bytes of output are read at most.
  private static let outputLimit = 1 << 26

  /// Milliseconds that a process may go on after the end of its output.
  private static let patience = 50

  private var hasEnded: Bool {
    var information = siginfo_t()
    let flags = WEXITED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(process), &information, flags) == 0 else { return true }
    return information.si_signo == SIGCHLD
  }

  /// Starts `sh` with its streams on some descriptors.
  ///
  /// The corresponding C function is `posix_spawn`.
  private static func spawn(
    _ text: String, _ argument: String, output: Int32, errors: Int32
  ) throws(ProcessStreams.Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(ownSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // A parent that wants to hear nothing of its own children would leave us without any status.
    signal(SIGCHLD, SIG_DFL)
    var words = ["sh", "-c", text, "sh", argument].map { (word: String) in strdup(word) } + [nil]
    var variables = ChildEnvironment.restored(ProcessStreams.variables).map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw ProcessStreams.Failure(name: "/bin/sh", purpose: .run, code: code)
    }
    return process
  }

  /// `POSIX_SPAWN_SETSID`, which `spawn.h` shows to GNU sources only.
  private static let ownSession: Int32 = 0x80
}
