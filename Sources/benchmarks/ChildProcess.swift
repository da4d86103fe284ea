import CTestSupport
import Glibc

/// A running contestant.
struct ChildProcess {
  private let identifier: pid_t

  /// Takes a child that runs already.
  init(identifier: pid_t) { self.identifier = identifier }

  /// How a process ended.
  struct End {
    /// The status as `wait4` tells it.
    let status: Int32
    /// The peak of the memory in use, in bytes.
    let peakMemory: Int

    /// Throws unless the program says that all went well.
    func check(_ contestant: Contestant) throws {
      let command = ([contestant.path] + contestant.arguments).joined(separator: " ")
      if status != 0 { throw BenchmarkError.failed(command: command, status: status) }
    }
  }

  /// Starts a contestant in a session of its own.
  ///
  /// - Parameters:
  ///   - contestant: What to start.
  ///   - environment: All variables of its environment.
  ///   - output: A descriptor to be standard output; nil for none.
  ///   - terminal: The path of a terminal to be the controlling one and standard error.
  /// - Throws: `BenchmarkError.system` if it cannot be started.
  init(
    _ contestant: Contestant, environment: [String], output: Int32? = nil, terminal: String? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal ?? "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    if let input = contestant.input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    }
    var words = ([contestant.path] + contestant.arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var identifier: pid_t = 0
    try BenchmarkError.check(
      "start \(contestant.path)",
      ctest_spawn(&identifier, contestant.path, nil, &actions, &words, &variables))
    self.identifier = identifier
  }

  /// Waits for the end.
  func wait() throws -> End {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {
      if errno != EINTR { throw BenchmarkError.system(call: "wait4", code: errno) }
    }
    return End(status: status, peakMemory: usage.ru_maxrss * 1024)
  }

  /// Ends the process, whatever it is doing.
  func stop() throws {
    kill(identifier, SIGKILL)
    _ = try wait()
  }

  /// The peak of the memory in use so far, in bytes; nil where the system does not tell.
  var peakMemory: Int? {
    guard let file = fopen("/proc/\(identifier)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first == "VmHWM:", words.count > 1 { return Int(words[1]).map { $0 * 1024 } }
    }
    return nil
  }
}
