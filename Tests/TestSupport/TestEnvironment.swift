import Glibc

/// The environment of a program under test: known values, and nothing of the caller's.
public struct TestEnvironment: Sendable {
  /// The variables.
  public var variables: [String: String]

  /// The home folder, which is removed with the last copy of the environment.
  public let home: TemporaryDirectory

  /// Makes an environment with a new, empty home.
  ///
  /// - Parameter changes: Variables to add or replace; `nil` takes one away.
  /// - Throws: ``SystemCallError`` if there is no room for the home.
  public init(_ changes: [String: String?] = [:]) throws {
    home = try TemporaryDirectory()
    variables = [
      "HOME": home.path,
      "LANG": "C.UTF-8",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      // A crash has to be quick and to show as its signal.
      "SWIFT_BACKTRACE": "enable=no",
      "TERM": "xterm-256color",
      "TZ": "UTC",
    ]
    for name in Self.instrumentation {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    for (name, value) in changes { variables[name] = value }
  }

  /// What sanitizers and coverage need to know, if the tests are built with them.
  private static let instrumentation = [
    "ASAN_OPTIONS", "LLVM_PROFILE_FILE", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
  ]
}
