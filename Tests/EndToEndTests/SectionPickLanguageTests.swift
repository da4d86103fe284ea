import TestSupport
import Testing

@Suite("Letters of languages")
struct SectionPickLanguageTests {
  private let words = "Ärta\napa\nÅs\nÖdla\nzebra\nchleba\n42\n"

  @Test(arguments: [
    ([], "A: Ärta\nA: apa\nA: Ås\nC: chleba\nO: Ödla\nZ: zebra\n#: 42\n"),
    (["--lang", "de"], "A: Ärta\nA: apa\nA: Ås\nC: chleba\nO: Ödla\nZ: zebra\n#: 42\n"),
    (["--lang", "sv"], "A: apa\nC: chleba\nZ: zebra\nÅ: Ås\nÄ: Ärta\nÖ: Ödla\n#: 42\n"),
    (
      ["--lang=cs_CZ.UTF-8"], "A: Ärta\nA: apa\nA: Ås\nCH: chleba\nO: Ödla\nZ: zebra\n#: 42\n"
    ),
  ])
  func sections(arguments: [String], output: String) throws {
    let run = try ProgramRun(
      .sectionpick, ["--list", "--format", "{section}: {label}"] + arguments, input: .text(words))
    #expect(Outcome(run) == Outcome(output))
  }

  @Test func headingsOfAFieldAreInTheOrderOfTheLanguage() throws {
    let input = "name,surname\nAnn,Zorn\nBo,Åberg\nCy,Berg\n"
    #expect(
      try sectionpick(
        "--input", "csv", "--section", "surname", "--lang", "sv", "--list", "--format",
        "{section}", input: input) == Outcome("Berg\nZorn\nÅberg\n"))
  }

  @Test func theIndexIsThatOfTheLanguage() throws {
    let picker = try ItemPicker(
      "printf 'Ödla\\napa\\n' | sectionpick --lang sv --height full", shows: "Ödla",
      size: TerminalSize(rows: 40, columns: 40))
    #expect(picker.rows == ["A", "> apa", "Ö", "  Ödla"])
    let strip = picker.run.screen.lines.dropFirst().map { $0.last.map(String.init) ?? "" }
    #expect(strip.joined().hasPrefix("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"))
    try picker.type("\u{1B}gö", shows: "> Ödla")
    try picker.type("\r", output: "Ödla\n")
  }

  @Test func anUnknownLanguageIsRefused() throws {
    for tag in ["xx", "C", "klingon"] {
      let outcome = try sectionpick("--lang", tag, "--list", input: "a\n")
      #expect(outcome.status == .exited(2))
      #expect(
        outcome.errors.hasPrefix("sectionpick: --lang \(tag): the letters of this language are"))
    }
  }
}
