import Glibc

/// A program in a real terminal: tmux, on a server of the test's own.
public final class Tmux {
  private let environment: TestEnvironment
  private let socket: String

  /// Where tmux is, if it is installed.
  public static let installed: BuiltProduct? =
    ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .first { (path: String) in access(path, X_OK) == 0 }.map(BuiltProduct.init(path:))

  /// Starts a program in a new session.
  ///
  /// - Parameters:
  ///   - program: What to run.
  ///   - arguments: Its arguments.
  ///   - size: The size of the window.
  ///   - environment: The program's environment; a new one with an empty home if not given.
  /// - Throws: ``TmuxFailure`` if tmux refuses.
  public init(
    _ program: BuiltProduct, _ arguments: [String] = [], size: TerminalSize = .standard,
    environment: TestEnvironment? = nil
  ) throws {
    var environment = try environment ?? TestEnvironment()
    environment.variables["TERM"] = "tmux-256color"
    self.environment = environment
    socket = "\(environment.home.path)/tmux"
    let configuration = try environment.home.write(
      """
      set -g status off
      set -g remain-on-exit on
      set -g escape-time 0
      set -g default-terminal tmux-256color

      """, to: "tmux.conf")
    let variables = environment.variables.map { "\($0)=\($1)" }
    try tmux(
      ["-u", "-f", configuration, "new-session", "-d", "-s", "test"]
        + ["-x", "\(size.columns)", "-y", "\(size.rows)", "-c", environment.home.path, "--"]
        + ["env", "-i"] + variables + [program.path] + arguments)
  }

  deinit {
    // The server is gone already if its session has ended.
    _ = try? tmux(["kill-server"])
  }

  /// Presses keys by their tmux names, such as `Enter`, `Escape`, `C-c`, `M-g`, `PageDown`.
  public func press(_ keys: String...) throws {
    try tmux(["send-keys", "-t", "test", "--"] + keys)
  }

  /// Types text as it is.
  public func type(_ text: String) throws {
    try tmux(["send-keys", "-t", "test", "-l", "--", text])
  }

  /// Changes the size of the window.
  public func resize(to size: TerminalSize) throws {
    try tmux(
      ["resize-window", "-t", "test", "-x", "\(size.columns)", "-y", "\(size.rows)"])
  }

  /// The lines of the screen, without blanks at their ends.
  ///
  /// - Parameter styled: Whether colours and other styles are shown as escape sequences.
  /// - Returns: The lines, each with a newline.
  /// - Throws: ``TmuxFailure`` if the server is gone.
  public func screen(styled: Bool = false) throws -> String {
    try tmux(["capture-pane", "-p", "-t", "test"] + (styled ? ["-e"] : []))
  }

  /// Asks for the screen until a condition holds.
  ///
  /// - Returns: The screen for which it held.
  /// - Throws: ``ScreenTimeout`` with the screen that was there instead.
  @discardableResult
  public func wait(
    for what: String, timeout: Duration = TerminalRun.patience,
    until condition: (String) -> Bool
  ) throws -> String {
    var last = ""
    let found = try Deadline(after: timeout).poll { () -> String? in
      last = try screen()
      return condition(last) ? last : nil
    }
    guard let found else { throw ScreenTimeout(awaited: what, screen: last) }
    return found
  }

  /// Asks for the screen until it shows some text.
  @discardableResult
  public func wait(
    for text: String, timeout: Duration = TerminalRun.patience
  ) throws -> String {
    try wait(for: "the text \"\(text)\"", timeout: timeout) { $0.contains(text) }
  }

  /// Waits for the program's end.
  ///
  /// There is no status: tmux does not always learn it when the terminal closes first.
  public func end(timeout: Duration = TerminalRun.patience) throws {
    let hasEnded = try Deadline(after: timeout).poll { () -> Bool? in
      let state = try tmux(["display-message", "-p", "-t", "test", "#{pane_dead}"])
      return state == "1\n" ? true : nil
    }
    if hasEnded == nil {
      throw ScreenTimeout(awaited: "the end of the program", screen: try screen())
    }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    guard let program = Self.installed else { throw SystemCallError(call: "tmux", code: ENOENT) }
    let run = try ProgramRun(
      program, ["-S", socket] + arguments, environment: environment)
    guard run.status == .exited(0) else {
      throw TmuxFailure(arguments: arguments, errors: run.errors)
    }
    return run.output
  }
}

/// Something on a screen that did not come, and the screen that was there instead.
public struct ScreenTimeout: Error, CustomStringConvertible {
  var awaited: String
  var screen: String

  /// What was waited for, with the screen.
  public var description: String { "waited for \(awaited)\n--- screen\n\(screen)\n---" }
}

/// A command that tmux refused.
public struct TmuxFailure: Error, CustomStringConvertible {
  var arguments: [String]
  var errors: String

  /// The command with what tmux said.
  public var description: String { "tmux \(arguments.joined(separator: " ")): \(errors)" }
}
