/// A command for the shell with `{q}` in it, in the place of a query.
///
/// The query never becomes a part of the text that the shell reads as a program: `{q}` becomes the
/// parameter `$1`, quoted so that it is one word wherever it stands, also between quotes. Of another
/// shell that is given the word as a program nothing is known here.
struct CommandTemplate {
  /// The command, with `"$1"` for the query.
  let command: String

  /// Reads a template.
  init(_ template: String) {
    var command: [UInt8] = []
    var quoting = ShellQuoting()
    var rest = Array(template.utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: Self.placeholder), let parameter = Self.parameter(at: quoting.place) {
        command += parameter.utf8
        rest = rest.dropFirst(Self.placeholder.count)
        quoting.passWord()
        continue
      }
      let length = quoting.step(rest)
      command += rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    self.command = String(decoding: command, as: UTF8.self)
  }

  private static let placeholder = Array("{q}".utf8)

  /// The parameter as one word; nil where the shell replaces nothing.
  private static func parameter(at place: ShellQuoting.Place) -> String? {
    switch place {
    case .program, .parentheses, .cases, .backquotes: #""$1""#
    case .double: "${1}"
    case .document(let document): document.isQuoted ? nil : "${1}"
    case .single: #"'"$1"'"#
    }
  }
}
