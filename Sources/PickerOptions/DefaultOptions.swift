/// Options given ahead of the command line, and where they were found.
public struct DefaultOptions: Equatable, Sendable {
  /// The arguments, split into words.
  public var words: [String]
  /// Where they stand.
  public var origin: OptionError.Origin

  /// Makes default options of words that are split already.
  public init(words: [String], origin: OptionError.Origin) {
    self.words = words
    self.origin = origin
  }

  /// The options in an environment variable, quoted as for a shell.
  ///
  /// - Throws: ``OptionError`` when a quote is not closed.
  public init(variable: String, value: String) throws(OptionError) {
    let origin = OptionError.Origin.variable(variable)
    self.init(words: try Self.words(of: value, origin: origin), origin: origin)
  }

  /// The options in a configuration file: one a line, quoted as for a shell.
  ///
  /// Blank lines, and lines whose first visible character is `#`, do not count.
  ///
  /// - Throws: ``OptionError`` with the line in which a quote is not closed.
  public static func lines(
    of text: String, path: String
  ) throws(OptionError) -> [DefaultOptions] {
    var found: [DefaultOptions] = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      if first == UInt8(ascii: "#") { continue }
      let origin = OptionError.Origin.file(path: path, line: index + 1)
      let words = try words(of: String(decoding: line, as: UTF8.self), origin: origin)
      if !words.isEmpty { found.append(DefaultOptions(words: words, origin: origin)) }
    }
    return found
  }

  private static func words(
    of text: String, origin: OptionError.Origin
  ) throws(OptionError) -> [String] {
    do {
      return try ShellWords.split(text)
    } catch {
      throw OptionError(origin: origin, reason: .unclosedQuote(error.quote))
    }
  }
}
