/// Why a command that searches has no answer.
struct CommandFailure: Equatable {
  /// The sentence that tells it.
  let message: String

  /// Judges how a command ended; nil where it has answered.
  ///
  /// A command that finds nothing may say so by the status 1, as `grep` does, if it says no more.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - errors: What it wrote to standard error.
  init?(_ end: ShellCommand.End, errors: [UInt8]) {
    let lines = errors.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let reason = lines.last { !$0.allSatisfy(\.isWhitespace) }
    switch end {
    case .exited(0), .outputEnded: return nil
    case .exited(1) where reason == nil: return nil
    case .exited(let status): message = reason ?? "the command failed with status \(status)"
    case .signalled(let number): message = reason ?? "the command was ended by signal \(number)"
    case .outputTooLong(let limit): message = "the command printed more than \(limit >> 20) MiB"
    }
  }
}
