import CReadline

/// The lines that readline's history keys go through; there is one such list per process.
@MainActor
enum History {
  /// All lines, oldest first.
  static var lines: [String] {
    (0..<creadline_history_count()).compactMap { index in
      creadline_history_line(index).map { String(cString: $0) }
    }
  }

  /// Forgets what was there and takes these lines, oldest first.
  static func replace(with lines: [String]) {
    creadline_history_clear()
    for line in lines { creadline_history_add(line) }
  }

  /// Adds a line, unless it is blank or repeats the last one.
  static func append(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    let count = creadline_history_count()
    if count > 0, let last = creadline_history_line(count - 1), String(cString: last) == line {
      return
    }
    creadline_history_add(line)
  }
}
