import Glibc

/// What a program gets from its process and gives back to it: environment, standard streams, exit.
public enum ProcessStreams {
  /// Why bytes could not be read or written, or a program could not be run.
  public struct Failure: Error, Hashable, Sendable {
    /// What it was about: a path, or the name of a stream.
    let name: String
    /// What was to be done with it.
    let purpose: Purpose
    /// The number of the error, as `errno` has it.
    let code: Int32

    /// What is done with a file or a stream.
    enum Purpose: String, Sendable {
      case open
      case read
      case run
      case write
    }

    /// Whether the file is not there at all.
    public var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

    /// The sentence that tells what failed and why.
    public var message: String {
      "cannot \(purpose.rawValue) \(name): \(ProcessStreams.reason(code))"
    }
  }

  /// More than this is no file that a person lists things in.
  private static let fileSizeLimit = 1 << 30

  /// The value of a variable of the environment; nil where it is not set, or is no UTF-8.
  public static func environment(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// All variables of the environment, as `NAME=value` and a NUL: their bytes, which need be no text.
  static var variables: [[CChar]] {
    var variables: [[CChar]] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(Array(UnsafeBufferPointer(start: variable, count: strlen(variable) + 1)))
      next += 1
    }
    return variables
  }

  /// The name of the time zone, or the path of its file; nil where nothing says which it is.
  public static var timeZone: String? {
    if let zone = environment("TZ"), !zone.isEmpty { return zone }
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/etc/localtime", &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes result bytes to standard output, all of them.
  ///
  /// - Throws: Why not all of them can be written.
  public static func writeOutput(_ bytes: [UInt8]) throws(Failure) {
    try write(bytes, to: STDOUT_FILENO, name: "standard output")
  }

  /// Writes the lines of a message to standard error.
  ///
  /// A message may quote anything, so that controls in it are shown as visible pictures. There is
  /// nowhere to tell of a failure to write.
  public static func writeError(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let message = lines.map { VisibleText(String($0)).text }.joined(separator: "\n")
    try? write(Array(message.utf8), to: STDERR_FILENO, name: "standard error")
  }

  /// Writes a text for a person to a descriptor; there is nowhere to tell of a failure.
  static func write(_ text: String, to descriptor: Int32) {
    try? write(Array(text.utf8), to: descriptor, name: "the terminal")
  }

  /// What the C library says of an error number.
  ///
  /// The corresponding C function is `strerror`.
  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// Ends the process.
  ///
  /// The corresponding C function is `exit`.
  public static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  /// Reads a file to its end; `-` is standard input.
  ///
  /// - Throws: Why it cannot be read, or that it has more than 1 GiB.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(name: name, purpose: .read, code: errno) }
    defer { if !isInput { close(descriptor) } }
    do throws(FileDescriptor.Failure) {
      return try FileDescriptor(rawValue: descriptor).readAll(limit: fileSizeLimit)
    } catch {
      throw Failure(name: name, purpose: .read, code: error.code)
    }
  }

  /// Waits until one of several descriptors can be read, or has come to its end.
  ///
  /// - Parameters:
  ///   - descriptors: What is waited for.
  ///   - milliseconds: For how long; nil for as long as it takes.
  static func waitForInput(on descriptors: [Int32], within milliseconds: Int? = nil) {
    let deadline = milliseconds.map { self.milliseconds + $0 }
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    func rest() -> Int32 { deadline.map { Int32(clamping: max(0, $0 - self.milliseconds)) } ?? -1 }
    while poll(&requests, nfds_t(requests.count), rest()) < 0 && errno == EINTR {}
  }

  /// Milliseconds of a clock that nobody sets.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec &* 1000 &+ time.tv_nsec / 1_000_000
  }

  /// Whether standard input is a terminal.
  public static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, name: String
  ) throws(Failure) {
    do throws(FileDescriptor.Failure) {
      try FileDescriptor(rawValue: descriptor).writeAll(bytes)
    } catch {
      throw Failure(name: name, purpose: .write, code: error.code)
    }
  }
}
