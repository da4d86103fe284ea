/// What the shell makes of each place in a text of its language: a program, or a word in quotes.
///
///     var quoting = ShellQuoting()
///     while !rest.isEmpty { rest = rest.dropFirst(quoting.step(rest)) }
struct ShellQuoting {
  /// What the shell takes a place for.
  enum Place: Equatable {
    case program
    /// Inside `'…'`.
    case single
    /// Inside `"…"`.
    case double
    /// Inside `$(…)` or `(…)`.
    case parentheses
    /// Inside `case … esac` in parentheses, where a `)` ends a pattern.
    case cases
    /// Inside `` `…` ``.
    case backquotes
    /// In the lines of a here-document.
    case document(HereDocument)
  }

  private var places = [Place.program]
  /// The here-documents that begin with the next line.
  private var documents: [HereDocument] = []
  private var lineBegins = false
  /// The word so far, and whether it is the first of a command.
  private var word: [UInt8] = []
  private var commandBegins = true

  /// Where the text that comes next stands.
  var place: Place { places.last ?? .program }

  /// Notes that a word goes on.
  mutating func passWord() {
    word.append(UInt8(ascii: "$"))
    lineBegins = false
  }

  /// Notes what the next bytes open or close.
  ///
  /// - Parameter rest: The text that comes next.
  /// - Returns: How many bytes that are.
  mutating func step(_ rest: ArraySlice<UInt8>) -> Int {
    guard let byte = rest.first else { return 0 }
    let place = place
    switch (place, byte) {
    case (.document(let document), _):
      if lineBegins, document.ends(at: rest) { return endDocument(rest) }
      lineBegins = byte == UInt8(ascii: "\n")
      return document.isQuoted ? 1 : stepExpansion(rest) ?? 1
    case (.single, UInt8(ascii: "'")), (.double, UInt8(ascii: "\"")): close()
    case (.single, _): break
    case (.double, _): return stepExpansion(rest) ?? 1
    case (.backquotes, UInt8(ascii: "`")): close()
    default: return stepProgram(rest, byte)
    }
    return 1
  }

  /// Passes what is special in a program and between double quotes; nil where nothing is.
  private mutating func stepExpansion(_ rest: ArraySlice<UInt8>) -> Int? {
    if rest.first == UInt8(ascii: "\\") { return min(2, rest.count) }
    if rest.starts(with: "$(".utf8) {
      open(.parentheses)
      return 2
    }
    guard rest.first == UInt8(ascii: "`") else { return nil }
    // Between backquotes that are between backquotes others would be meant, with a backslash.
    open(.backquotes)
    return 1
  }

  private mutating func stepProgram(_ rest: ArraySlice<UInt8>, _ byte: UInt8) -> Int {
    if word.isEmpty, byte == UInt8(ascii: "#") {
      let isQuoted = places.contains(.backquotes)
      return rest.prefix { $0 != UInt8(ascii: "\n") && !(isQuoted && $0 == UInt8(ascii: "`")) }
        .count
    }
    if let length = stepExpansion(rest) {
      if byte == UInt8(ascii: "\\") { passWord() }
      return length
    }
    if rest.starts(with: "<<<".utf8) { return 3 }
    if rest.starts(with: "<<".utf8), !isArithmetic { return stepDocument(rest) }
    if Self.endsWord(byte) { endWord() }
    switch byte {
    case UInt8(ascii: "'"): open(.single)
    case UInt8(ascii: "\""): open(.double)
    case UInt8(ascii: "("): open(.parentheses)
    case UInt8(ascii: ")") where place == .parentheses: close()
    case UInt8(ascii: "\n"): beginCommand(onNewLine: true)
    case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ")"): beginCommand()
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    default: word.append(byte)
    }
    return 1
  }

  // MARK: Quotes and parentheses

  private mutating func open(_ place: Place) {
    places.append(place)
    beginCommand()
  }

  private mutating func close() {
    places.removeLast()
    commandBegins = false
    passWord()
  }

  /// Whether this is inside `((…))`, where `<<` moves bits.
  private var isArithmetic: Bool { places.suffix(2) == [.parentheses, .parentheses] }

  // MARK: Words

  private static func endsWord(_ byte: UInt8) -> Bool { " \t\n;&|()".utf8.contains(byte) }

  private mutating func beginCommand(onNewLine: Bool = false) {
    word = []
    commandBegins = true
    if onNewLine, !documents.isEmpty { beginDocument() }
  }

  private mutating func endWord() {
    if word.isEmpty { return }
    let text = String(decoding: word, as: UTF8.self)
    word = []
    guard commandBegins else { return }
    if text == "case", place == .parentheses || place == .cases { places.append(.cases) }
    if text == "esac", place == .cases { places.removeLast() }
    commandBegins = Self.wordsBeforeCommand.contains(text)
  }

  private static let wordsBeforeCommand: Set = [
    "!", "{", "do", "elif", "else", "if", "then", "until", "while",
  ]

  // MARK: Here-documents

  private mutating func stepDocument(_ rest: ArraySlice<UInt8>) -> Int {
    endWord()
    guard let (document, length) = HereDocument.opened(by: rest) else { return 2 }
    documents.append(document)
    return length
  }

  private mutating func beginDocument() {
    places.append(.document(documents.removeFirst()))
    lineBegins = true
  }

  /// Passes the last line of a here-document.
  private mutating func endDocument(_ rest: ArraySlice<UInt8>) -> Int {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }.count
    places.removeLast()
    beginCommand(onNewLine: true)
    return min(line + 1, rest.count)
  }
}
