import Testing

@testable import PickerOptions

private func parse(_ words: String..., program: Program = .dialcode) throws -> PickerOptions {
  try PickerOptions.parse(words, program: program)
}

@Suite("Picker options")
struct PickerOptionsTests {
  @Test(arguments: [
    ([], PickerOptions.Mode.pick(query: [])),
    (["united", "k"], .pick(query: ["united", "k"])),
    (["+44"], .pick(query: ["+44"])),
    (["--", "--list"], .pick(query: ["--list"])),
    (["--select", "GB"], .select("GB")),
    (["-sGB"], .select("GB")),
    (["--filter="], .filter("")),
    (["--filter", "a", "--filter", "b"], .filter("b")),
    (["--list"], .list),
    (["--number", "+44", "+47", "--json", "61"], .number(["+44", "+47", "61"])),
    (["--check", "f", "--fix"], .check(path: "f", fix: true)),
    (["--fix", "--check=f"], .check(path: "f", fix: true)),
    (["--script", "-", "--transcript"], .script(path: "-", transcript: true)),
    (["--script=f"], .script(path: "f", transcript: false)),
    (["--clear-recents"], .clearRecents),
    (["--completions", "zsh"], .completions(.zsh)),
    (["--list", "--help", "x"], .help),
    (["-V"], .version),
  ])
  func modes(words: [String], mode: PickerOptions.Mode) throws {
    #expect(try PickerOptions.parse(words, program: .dialcode).mode == mode)
  }

  @Test func wordsAndOptionsMix() throws {
    let options = try parse("united", "--json", "king", "--height=40%")
    #expect(options.mode == .pick(query: ["united", "king"]))
    #expect(options.output == .json)
    #expect(options.height == .percent(40))
    #expect(try parse("--height=~40%").height == .atMost(.percent(40)))
    #expect(try parse("--height=~7").height == .atMost(.rows(7)))
    for height in ["~", "~~7", "~full", "7~", "~0"] {
      #expect(throws: (any Error).self) { try parse("--height=\(height)") }
    }
  }

  @Test func listsAddUp() throws {
    let options = try parse(
      "--exclude", " Israel , Ivory Coast,", "--exclude=FR", "--prefer", #"a\,b,c"#)
    #expect(options.exclude == ["Israel", "Ivory Coast", "FR"])
    #expect(options.prefer == ["a,b", "c"])
  }

  @Test func uniqueAbbreviationsAreUnderstood() throws {
    #expect(try parse("--filt", "a").mode == .filter("a"))
    #expect(try parse("--sear", "submit").searchTrigger == .submit)
  }

  @Test func lettersCluster() throws {
    let options = try parse("-0q", "uni", "-l")
    #expect(options.print0)
    #expect(options.query == "uni")
    #expect(options.mode == .list)
  }

  @Test func flagsAreSwitchedBack() throws {
    #expect(try parse("--no-mouse").mouse == false)
    #expect(try parse("--no-mouse", "--mouse").mouse)
    #expect(try parse("--print0", "--no-print0").print0 == false)
    #expect(try parse("--format={code}", "--no-json").output != .standard)
    #expect(try parse("--json", "--no-json").output == .standard)
  }

  @Test func theLastOutputWins() throws {
    #expect(try parse("--format", "{code}", "--json").output == .json)
    let format = try OutputFormat("{code}", placeholders: nil)
    #expect(try parse("--json", "--format", "{code}").output == .format(format))
  }

  @Test func valuesOfThePicker() throws {
    let options = try parse(
      "--initial=auto", "--height", "full", "--color=never", "--flags=never", "--timeout", "0.5",
      "--esc-status=3", "--esc-timeout=25", "--recents=5", "--match=prefix", "--prompt=",
      "--selected=de", "--lang=zh-Hant", "--data=f.json", "--tty=/dev/pts/1", "--plain",
      "--alt-jump", "--no-inputrc", "--print-query")
    #expect(options.initial == .automatic)
    #expect(options.height == .full)
    #expect(options.color == .never)
    #expect(options.flags == .never)
    #expect(options.timeout == .milliseconds(500))
    #expect(options.escapeStatus == 3)
    #expect(options.escapeTimeout == .milliseconds(25))
    #expect(options.recentsLimit == 5)
    #expect(options.matchRule == .prefix)
    #expect(options.prompt == "")
    #expect(options.selected == "de")
    #expect(options.language == "zh-Hant")
    #expect(options.dataPath == "f.json")
    #expect(options.ttyPath == "/dev/pts/1")
    #expect(options.plain && options.altJump && !options.inputrc && options.printQuery)
  }

  @Test func itemsOfAnyList() throws {
    let options = try parse(
      "--items=f", "--input=csv", "--read0", "--label=name", "--search=name,mail", "--id=uid",
      "--section=surname", "--multi=3", "--order=marked", "--source=grep {q} f", "--store=x",
      "--search-on=submit", "--initial=auto", program: .sectionpick)
    #expect(options.itemsPath == "f")
    #expect(options.inputFormat == .csv)
    #expect(options.read0)
    #expect(options.labelField == "name")
    #expect(options.searchFields == ["name", "mail"])
    #expect(options.idField == "uid")
    #expect(options.sectionField == "surname")
    #expect(options.pickLimit == 3)
    #expect(options.pickOrder == .marked)
    #expect(options.sourceCommand == "grep {q} f")
    #expect(options.storeID == "x")
    #expect(options.searchTrigger == .submit)
    #expect(options.initial == .key("auto"))
  }

  @Test func severalPicksAreUnlimitedIfNoNumberIsGiven() throws {
    #expect(try parse("--multi", "3", program: .sectionpick).pickLimit == .max)
    #expect(try parse("-m3", program: .sectionpick).pickLimit == 3)
    #expect(try parse(program: .sectionpick).pickLimit == 1)
  }

  @Test func noRecentsIsALimitOfNone() throws {
    #expect(try parse("--no-recents").recentsLimit == 0)
    #expect(try parse("--no-recents", "--recents=2").recentsLimit == 2)
  }

  @Test func laterSourcesWin() throws {
    let defaults = [
      DefaultOptions(words: ["--prefer=a"], origin: .file(path: "f", line: 1)),
      DefaultOptions(words: ["--prefer=b", "--json"], origin: .file(path: "f", line: 2)),
      DefaultOptions(words: ["--height=3", "--only=x"], origin: .variable("X")),
    ]
    let options = try PickerOptions.parse(
      ["--height=5", "--only=y", "--only=z"], program: .dialcode, defaults: defaults)
    #expect(options.prefer == ["a", "b"])
    #expect(options.only == ["y", "z"])
    #expect(options.height == .rows(5))
    #expect(options.output == .json)
  }

  @Test func parsingInParallelKeepsCallsApart() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let words = ["q\(number)", "--prompt=\(number)", "-q", "\(number)"]
          let options = try? PickerOptions.parse(words, program: .dialcode)
          return options?.prompt == "\(number)" && options?.query == "\(number)"
            && options?.mode == .pick(query: ["q\(number)"])
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
