import TestSupport
import Testing

@Suite("Live paste")
struct LivePasteTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(arguments: [
    ("a\tb\r\nc\u{3}\u{1B}[A", "> a b c [A"), ("a\0b", "> a b"), ("\r\n", ">"),
    (":quit\r", "> :quit"),
  ])
  func controlsAreBlanks(text: String, line: String) throws {
    let picker = try LivePicker()
    try picker.type("x\(Self.start)\(text)\(Self.end)\u{1}\u{4}", query: line)
    try picker.leave()
  }

  @Test func pastesMayComeInPieces() throws {
    let picker = try LivePicker()
    for byte in "\(Self.start)hél\r\nx中\(Self.end)Z".utf8 { try picker.run.send([byte]) }
    try picker.waitFor(query: "> hél x中Z")
    try picker.leave()
  }

  @Test func aPasteWithoutEndIsTakenAfterASecond() throws {
    let picker = try LivePicker()
    try picker.type("\(Self.start)den", query: "> den")
    try picker.type("m\(Self.end)", query: "> denm")
    try picker.leave()
  }

  @Test func aPasteWithoutEndHoldsNoSignalUp() throws {
    let picker = try LivePicker()
    try picker.run.send("\(Self.start)den")
    try picker.run.send(signal: 15)
    try picker.expectEnd(.signaled(15))
  }
}
