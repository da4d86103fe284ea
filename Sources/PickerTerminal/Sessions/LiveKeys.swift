/// The keys of the live picker, for a person to read.
enum LiveKeys {
  /// A line each, as F1 shows them; what they say depends on whether several rows may be marked.
  static func lines(marksRows: Bool) -> [String] {
    marksRows
      ? [
        "Enter        pick what is marked, or the current row",
        "Tab          mark the current row, or take its mark away; complete a command",
      ] + moves
      : [
        "Enter        pick the current row; run a line that begins with “:”",
        "Tab          complete a name or a command",
      ] + moves
  }

  private static let moves = [
    "Esc, C-g     clear what is typed; leave if nothing is",
    "C-c          leave at once",
    "Up, Down     previous, next row (C-p, C-n)",
    "PgUp, PgDn   a page (M-v, C-v)",
    "M-<, M->     first, last row",
    "M-Up, M-Down previous, next section",
    "M-g K        go to the letter K",
    "M-p, M-n     earlier, later queries",
    ":help        all commands",
  ]
}
