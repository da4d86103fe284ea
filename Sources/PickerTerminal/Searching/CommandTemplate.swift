/// A command for the shell with `{q}` in it, in the place of a query.
///
/// The query never becomes a part of the text that the shell reads as a program: `{q}` becomes the
/// parameter `$1`, quoted so that it is one word wherever it stands, also between quotes.
struct CommandTemplate {
  /// The command, with `"$1"` for the query.
  let command: String

  /// Reads a template.
  init(_ template: String) {
    var command: [UInt8] = []
    var quoting = [Quoting.none]
    var rest = Array(template.utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: Self.placeholder) {
        command += (quoting.last ?? .none).parameter.utf8
        rest = rest.dropFirst(Self.placeholder.count)
        continue
      }
      let length = Self.step(rest, &quoting)
      command += rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    self.command = String(decoding: command, as: UTF8.self)
  }

  private static let placeholder = Array("{q}".utf8)

  /// What the shell makes of a place in the command.
  private enum Quoting {
    case none
    case single
    case double
    /// Inside `$(…)` or `(…)`.
    case parentheses
    /// Inside `` `…` ``.
    case backquotes

    /// The parameter as one word.
    var parameter: String {
      switch self {
      case .none, .parentheses, .backquotes: #""$1""#
      case .double: "${1}"
      case .single: #"'"$1"'"#
      }
    }
  }

  /// Notes what the next bytes open or close.
  ///
  /// - Returns: How many bytes that are.
  private static func step(_ rest: ArraySlice<UInt8>, _ quoting: inout [Quoting]) -> Int {
    let current = quoting.last ?? .none
    switch (current, rest.first) {
    case (.single, UInt8(ascii: "'")): quoting.removeLast()
    case (.single, _): break
    case (_, UInt8(ascii: "\\")):
      return min(2, rest.count)
    case (.double, UInt8(ascii: "\"")), (.backquotes, UInt8(ascii: "`")),
      (.parentheses, UInt8(ascii: ")")):
      quoting.removeLast()
    case (_, UInt8(ascii: "`")): quoting.append(.backquotes)
    case (_, UInt8(ascii: "$")) where rest.dropFirst().first == UInt8(ascii: "("):
      quoting.append(.parentheses)
      return 2
    case (.double, _): break
    case (_, UInt8(ascii: "\"")): quoting.append(.double)
    case (_, UInt8(ascii: "'")): quoting.append(.single)
    case (_, UInt8(ascii: "(")): quoting.append(.parentheses)
    default: break
    }
    return 1
  }
}
