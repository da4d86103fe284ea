import TestSupport

extension TerminalRun {
  /// An interactive shell with job control on a terminal, which has shown its prompt.
  static func interactiveShell() throws -> TerminalRun {
    var environment = try TestEnvironment(["PS1": "$ ", "INPUTRC": "/dev/null"])
    environment.findsProducts()
    let run = try TerminalRun(
      BuiltProduct(path: "/bin/bash"), ["--norc", "--noprofile", "-i", "-m"],
      environment: environment)
    try run.wait(for: "the prompt") { run.screen.text == "$\n" }
    return run
  }
}
