import TestSupport
import Testing

@Suite("Live editing")
struct LiveEditingTests {
  @Test(arguments: [
    ("hello world\u{17}\u{19}\u{19}", "> hello worldworld"),
    ("hello\u{1}\u{B}\u{19}\u{19}", "> hellohello"),
    ("hello world\u{17}\u{1F}", "> hello world"),
    ("foo bar\u{1B}bX\u{1B}fY", "> foo XbarY"),
    ("ab\u{14}", "> ba"),
    ("abcdefgh\u{1}\u{1B}5\u{6}X", "> abcdeXfgh"),
    ("é中\u{7F}x", "> éx"),
    ("é中\u{1B}[Dx", "> éx中"),
    ("a\u{11}\u{1}b", "> a␁b"),
    ("ab\u{18}(c\u{18})\u{18}e", "> abcc"),
    ("qq\u{12}x\u{7}", "> qq"),
    (":j\t", "> :jump"),
    (":select denm\t", "> :select Denmark"),
    ("denm\t", "> Denmark"),
  ])
  func keysEdit(keys: String, line: String) throws {
    let picker = try LivePicker()
    try picker.type(keys, query: line)
    try picker.leave()
  }

  @Test func whatTabCompletesIsPickedByEnter() throws {
    let picker = try LivePicker()
    try picker.type("denm\t", query: "> Denmark")
    try picker.run.send("\r")
    #expect(try picker.run.end() == .exited(0))
    #expect(picker.run.output == "+45\n")
  }

  @Test func charactersMayComeInPieces() throws {
    let picker = try LivePicker()
    for byte in "aé中".utf8 { try picker.run.send([byte]) }
    try picker.waitFor(query: "> aé中")
    try picker.leave()
  }

  /// readline takes the locale from the environment, and where that is not UTF-8, every byte of `é`
  /// for a key with Alt.
  @Test(arguments: ["C", "POSIX", "xx_YY.UTF-8", ""])
  func everyLocaleHasCharacters(locale: String) throws {
    let picker = try LivePicker(environment: TestEnvironment(["LC_ALL": locale, "LANG": nil]))
    try picker.type("é中x\u{7F}\u{1B}[Dy", query: "> éy中")
    try picker.leave()
  }

  @Test func aMacroMayPick() throws {
    let picker = try LivePicker(inputrc: #""\C-o": "den\C-m""# + "\n")
    try picker.run.send("\u{F}")
    try picker.expectEnd(.exited(0), output: "+45\n")
  }

  @Test func aMacroWithEnterIsRepeated() throws {
    let picker = try LivePicker()
    try picker.type("\u{18}(qq\r\u{18})\u{18}e\u{18}e\u{18}e", query: "> qqqqqqqq")
    try picker.leave()
  }

  @Test func queriesAreRemembered() throws {
    let environment = try TestEnvironment()
    for (query, code) in [("den", "+45"), ("swe", "+46")] {
      let picker = try LivePicker(environment: environment)
      try picker.run.send("\(query)\r")
      try picker.expectEnd(.exited(0), output: "\(code)\n")
    }
    let picker = try LivePicker(environment: environment)
    try picker.type("\u{1B}p", query: "> swe")
    try picker.type("\u{1B}p", query: "> den")
    try picker.type("\u{1B}n\u{1B}n", query: ">")
    try picker.type("\u{12}de", shows: "(reverse-i-search)`de': den")
    try picker.type("\u{7}", query: ">")
    try picker.run.send("\u{12}de\r")
    try picker.expectEnd(.exited(0), output: "+45\n")
  }
}
