import Glibc

/// The peak memory of a process from its start to its end.
///
/// The system counts into it the process that the program was started from. A fork has nothing but
/// what this program has written to, a megabyte or two, and starting it takes longer: so the
/// processes that are timed are started in the usual way, and others are asked for their memory.
struct MemoryProbe {
  let environment: [String]

  /// Runs a contestant, and returns its peak in bytes.
  func peakMemory(of contestant: Contestant) throws -> Int {
    var words = ([contestant.path] + contestant.arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    let input = open(contestant.input ?? "/dev/null", O_RDONLY | O_CLOEXEC)
    let output = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { for descriptor in [input, output] { close(descriptor) } }
    let identifier = fork()
    if identifier == 0 {
      dup2(input, 0)
      dup2(output, 1)
      execve(contestant.path, &words, &variables)
      _exit(127)
    }
    if identifier < 0 { throw BenchmarkError.system(call: "fork", code: errno) }
    let end = try ChildProcess(identifier: identifier).wait()
    try end.check(contestant)
    return end.peakMemory
  }
}
