/// Something on a terminal that did not come, and what came instead.
public struct TerminalTimeout: Error, CustomStringConvertible {
  var program: String
  var awaited: String
  var status: ExitStatus?
  var terminal: String
  var screen: String
  var output: String
  var errors: String

  /// What was waited for, with the end of what came, control characters made visible.
  public var description: String {
    let state = status.map { "it ended with \($0)" } ?? "it is running"
    return """
      \(program): waited for \(awaited); \(state)
      --- screen
      \(screen)
      --- terminal
      \(terminal.suffix(4000).debugDescription)
      --- output
      \(output.suffix(2000))
      --- errors
      \(errors.suffix(2000))
      """
  }
}
