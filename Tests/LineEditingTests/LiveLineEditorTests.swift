import Glibc
import Testing

@testable import LineEditing

/// What is left after some keys.
private struct Outcome: Equatable {
  var text: String
  var cursor: Int
  var commands: [CalledCommand]
}

/// readline is one per process, so these run one after the other.
@Suite(.serialized) @MainActor struct LiveLineEditorTests {
  private let editor: LiveLineEditor

  init() throws {
    setenv("INPUTRC", "/dev/null", 1)
    setenv("LC_ALL", "C", 1)
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    var configuration = LiveLineEditor.Configuration(applicationName: "dialcode")
    configuration.history = ["first", "second"]
    editor = try LiveLineEditor(terminal: null, configuration: configuration)
  }

  private func type(_ deliveries: [KeyDelivery]) -> Outcome {
    var rest = deliveries[...]
    var outcome = Outcome(text: "", cursor: 0, commands: [])
    editor.run(
      nextKey: {
        while let command = editor.nextCommand() { outcome.commands.append(command) }
        if let next = rest.popFirst() { return next }
        (outcome.text, outcome.cursor) = editor.line
        return .end
      },
      keyArrives: { _ in !rest.isEmpty })
    return outcome
  }

  private func type(_ keys: String...) -> Outcome {
    type(keys.map { .key(Array($0.utf8)) })
  }

  @Test func charactersOfAnyLengthAreText() {
    #expect(type("a", "é", "中", "🇩", "\u{7F}") == Outcome(text: "aé中", cursor: 6, commands: []))
  }

  @Test func emacsKeysEdit() {
    let outcome = type("a", " ", "b", "\u{17}", "\u{19}", "\u{19}", "\u{01}", "x")
    #expect(outcome == Outcome(text: "xa bb", cursor: 1, commands: []))
  }

  @Test func undo() {
    #expect(type("a", "b", "\u{15}", "\u{1F}").text == "ab")
  }

  @Test(arguments: [
    ("\r", EditorCommand.accept), ("\n", .accept), ("\t", .complete), ("\u{07}", .cancel),
    ("\u{0C}", .redraw), ("\u{1B}[A", .previousRow), ("\u{1B}OB", .nextRow),
    ("\u{1B}[5~", .previousPage), ("\u{16}", .nextPage), ("\u{1B}<", .firstRow),
    ("\u{1B}>", .lastRow), ("\u{1B}[1;3B", .nextSection), ("\u{1B}\u{1B}[A", .previousSection),
    ("\u{1B}OP", .help), ("\u{04}", .endOfInput), ("\u{0F}", .accept),
  ])
  func keyIsACommand(key: String, command: EditorCommand) {
    #expect(type(key) == Outcome(text: "", cursor: 0, commands: [CalledCommand(command)]))
  }

  @Test func controlDInsideALineDeletes() {
    #expect(type("a", "b", "\u{01}", "\u{04}") == Outcome(text: "b", cursor: 0, commands: []))
  }

  @Test func numericArgumentGoesToTheCommand() {
    let outcome = type("\u{1B}3", "\u{1B}[B")
    #expect(outcome.commands == [CalledCommand(.nextRow, count: 3)])
  }

  @Test(arguments: ["k", "é", "Ж"])
  func jumpTakesTheNextCharacter(character: Character) {
    let outcome = type("\u{1B}g", String(character), "x")
    #expect(outcome.commands == [CalledCommand(.jump, character: character)])
    #expect(outcome.text == "x")
  }

  @Test func jumpIsGivenUpByEscape() {
    let outcome = type([.key(Array("a".utf8)), .key([0x1B, 0x67]), .escape, .key([0x62])])
    #expect(outcome == Outcome(text: "ab", cursor: 2, commands: []))
  }

  @Test(arguments: [
    "\u{1B}[<0;10;5M", "\u{1B}[12;40R", "\u{1B}[I", "\u{1B}[27;5;9~", "\u{1B}é", "\u{1B}[",
    "\u{1B}Oz",
  ])
  func unknownSequenceLeavesNothing(sequence: String) {
    #expect(type("a", sequence, "b") == Outcome(text: "ab", cursor: 2, commands: []))
  }

  @Test(arguments: ["\u{11}", "\u{1D}", "\u{12}", "\u{1B}5", "\u{18}"])
  func unknownSequenceInsideACommandLeavesNothing(start: String) {
    let outcome = type("a", start, "\u{1B}[<0;10;5M", "\u{07}", "\u{07}", "b")
    #expect(outcome.text.filter { $0 != "\u{07}" }.hasSuffix("b"))
    #expect(!outcome.text.contains("["))
    #expect(!outcome.text.contains("0"))
  }

  @Test func bytesThatAreNoTextAreDropped() {
    #expect(type([.key([0xC3]), .key([0x61]), .key([0xFF])]).text == "a")
  }

  @Test func escapeCancels() {
    #expect(type([.escape]).commands == [CalledCommand(.cancel)])
  }

  @Test func escapeEndsASearchOnly() {
    let outcome = type([.key([0x12]), .key(Array("f".utf8)), .escape, .key(Array("!".utf8))])
    #expect(outcome.commands == [])
    #expect(outcome.text == "!first")
  }

  @Test func searchShowsItsPrompt() {
    var message = ""
    var state = EditingState.ready
    var rest: [KeyDelivery] = [.key([0x12]), .key(Array("se".utf8))]
    editor.run(
      nextKey: {
        if !rest.isEmpty { return rest.removeFirst() }
        (message, state) = (editor.message, editor.state)
        return .end
      }, keyArrives: { _ in false })
    #expect(message == "(reverse-i-search)`se': ")
    #expect(state == .searching)
  }

  @Test func historyOfQueries() {
    #expect(type("x", "\u{1B}p", "\u{1B}p").text == "first")
    #expect(type("x", "\u{1B}p", "\u{1B}p", "\u{1B}n", "\u{1B}n").text == "x")
  }

  @Test func pasteIsTextOnly() {
    let outcome = type([
      .key(Array("<".utf8)), .insertion("a \r\0\tb"), .key(Array(">".utf8)),
    ])
    #expect(outcome == Outcome(text: "<a \r\tb>", cursor: 7, commands: []))
  }

  @Test func pasteIntoASearchIsSearchedFor() {
    #expect(type([.key([0x12]), .insertion("fir"), .escape]).text == "first")
  }

  @Test(arguments: ["\u{11}", "\u{1D}", "\u{1B}5", "\u{18}", "\u{1B}g"])
  func pasteInsideACommandGivesTheCommandUp(start: String) {
    #expect(type([.key(Array(start.utf8)), .insertion("x")]).text == "x")
  }

  @Test func textFromOutsideReplacesTheLine() {
    let outcome = type([
      .key(Array("abc".utf8)), .replacement("Kenya"), .key(Array("!".utf8)), .key([0x1F]),
      .key([0x1F]),
    ])
    #expect(outcome.text == "abc")
  }

  @Test func textFromOutsideEndsASearch() {
    let outcome = type([.key([0x12]), .key(Array("f".utf8)), .replacement("Kenya")])
    #expect(outcome == Outcome(text: "Kenya", cursor: 5, commands: []))
  }

  @Test func keyboardMacroMayAcceptOnce() {
    let outcome = type("\u{18}(", "a", "\r", "\u{18})", "\u{18}e")
    #expect(outcome.text == "aa")
    #expect(outcome.commands == [CalledCommand(.accept), CalledCommand(.accept)])
  }

  @Test(arguments: [[0x12], [0x18], [0x11], [0x1B, 0x35], [0x1B, 0x67], [0x1D]] as [[UInt8]])
  func endingInsideACommandEnds(start: [UInt8]) {
    #expect(type([.key(Array("a".utf8)), .key(start)]).commands == [])
  }

  /// Switches to vi and back, as a user's inputrc would for the whole session.
  private func typeInVi(_ deliveries: [KeyDelivery]) -> Outcome {
    _ = type("\u{1B}\n")
    defer { _ = type([.escape, .key([0x05])]) }
    return type(deliveries)
  }

  @Test func viEdits() {
    let keys = ["foo bar", "\u{1B}b", "c", "w", "x"].map { KeyDelivery.key(Array($0.utf8)) }
    #expect(typeInVi(keys) == Outcome(text: "foo x", cursor: 5, commands: []))
  }

  @Test func viEscapeLeavesInsertModeThenCancels() {
    let keys: [KeyDelivery] = [.key(Array("ab".utf8)), .escape, .key(Array("x".utf8)), .escape]
    #expect(typeInVi(keys) == Outcome(text: "a", cursor: 0, commands: [CalledCommand(.cancel)]))
  }

  @Test func viEscapeGivesUpACommand() {
    let keys: [KeyDelivery] = [
      .key(Array("ab".utf8)), .escape, .key(Array("d".utf8)), .escape, .key(Array("x".utf8)),
    ]
    #expect(typeInVi(keys) == Outcome(text: "a", cursor: 0, commands: []))
  }

  @Test(arguments: [("j", EditorCommand.nextRow), ("k", .previousRow), ("G", .lastRow)])
  func viMovesInTheList(key: String, command: EditorCommand) {
    let outcome = typeInVi([.escape, .key(Array(key.utf8))])
    #expect(outcome.commands == [CalledCommand(command)])
  }

  @Test func viMotionIsNotTakenFromASequence() {
    let keys: [KeyDelivery] = [
      .key(Array("a b c".utf8)), .escape, .key(Array("0d".utf8)), .key(Array("\u{1B}[C".utf8)),
    ]
    #expect(typeInVi(keys).text == "a b c")
  }

  @Test func viPasteAndTextFromOutside() {
    #expect(typeInVi([.key(Array("ab".utf8)), .escape, .insertion("x")]).text == "axb")
    #expect(typeInVi([.escape, .replacement("ab"), .key(Array("x".utf8))]).text == "a")
  }

  /// Keys by which readline 8.2 frees memory twice, or never comes back.
  @Test(arguments: [
    ["ab cd", "\u{1B}", "d", "2", "d", "i", "!"],
    ["ab cd", "\u{1B}", "d", "2", "S", "i", "!"],
    ["ab cd", "\u{1B}", "0", "d", "1", "\u{0B}", "i", "!"],
    ["ab e\u{301}\u{301}", "\u{1B}", "W", "W", "%", "i", "!"],
    ["ab", "\u{1B}", "/", "first", "\r", "u", "u", "/", "second", "\r", "U", "i", "!"],
    ["\u{16}", "\0", "ab", "\u{1B}", "0", "tx", "i", "!"],
  ])
  func viSurvives(keys: [String]) {
    let deliveries = keys.map { key in
      key == "\u{1B}" ? .escape : KeyDelivery.key(Array(key.utf8))
    }
    #expect(typeInVi(deliveries).text.contains("!"))
  }

  @Test func searchesAndUndoShareNothing() {
    let outcome = type(
      "abc", "\u{12}", "fi", "\u{07}", "d", "\u{12}", "se", "\u{1B}[C", "x", "\u{1F}", "\u{1F}",
      "\u{1F}", "\u{1B}r", "!")
    #expect(outcome.text.contains("!"))
  }

  @Test func everyCommandHasANameOfItsOwn() {
    #expect(Set(EditorCommand.allCases.map(\.name)).count == EditorCommand.allCases.count)
  }
}
