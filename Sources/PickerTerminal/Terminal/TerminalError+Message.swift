extension TerminalError {
  /// The sentence that tells the cause and the way out.
  var message: String {
    let cause =
      switch self {
      case .cannotOpen(let path, _): "cannot open \(path) to ask at"
      case .notATerminal(let path): "\(path) is no terminal to ask at"
      case .cannotPrepare: "the terminal cannot be prepared"
      case .noLineEditor: "the line editor that is linked is not GNU readline 8.2 or newer"
      }
    return cause + (reason.map { ": \($0)" } ?? "")
      + "; use --filter or --select, answer from a pipe with --plain, "
      + "or give a remote command a terminal with ssh -t"
  }
}
