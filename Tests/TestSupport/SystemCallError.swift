import Glibc

/// A system call that failed, with the reason that the system gave.
public struct SystemCallError: Error, CustomStringConvertible {
  /// The call, and what it was about.
  public var call: String
  /// The value of `errno`, or what the call returned in its place.
  public var code: Int32

  /// The call with its reason in words.
  public var description: String {
    "\(call): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }

  /// Passes on what a call returned, or throws if that is negative.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ call: String, _ body: () -> Result
  ) throws -> Result {
    while true {
      let result = body()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemCallError(call: call, code: code) }
    }
  }

  /// Throws if a call of the kind that returns its error did so.
  static func checkReturned(_ call: String, _ code: Int32) throws {
    if code != 0 { throw SystemCallError(call: call, code: code) }
  }
}
