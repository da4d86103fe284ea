import TestSupport
import Testing

@Suite("Fields of items")
struct SectionPickFieldTests {
  private let towns = "id,town,land\n7,Oslo,Norway\n8,Bern,\n"

  @Test func fieldsThatNoItemHasAreRefused() throws {
    let known = "; the fields are id, town, land"
    for arguments in [["--label", "x"], ["--search", "town,x"], ["--format", "{town} {x}"]] {
      let run = try ProgramRun(
        .sectionpick, ["--input", "csv", "--list"] + arguments, input: .text(towns))
      #expect(Outcome(run) == .itemFailure("there is no field “x”\(known)"))
    }
    #expect(
      try sectionpick("--label", "x", "--list", input: "[{\"a\": 1}]")
        == .itemFailure("there is no field “x”; the fields are a"))
    #expect(
      try sectionpick("--label", "x", "--list", input: "[{\"a\": 1}, {\"x\": 2}]").status
        == .exited(0))
    #expect(
      try sectionpick("--section", "x", "--list", input: "a\n")
        == .itemFailure(
          "there is no field “x”: lines and plain values have no fields; --input says what the "
            + "items are"))
  }

  @Test func fieldsAreRefusedWhenTheirNamesComeLate() throws {
    let picker = try ItemPicker(
      "{ sleep 0.3; printf 'id,town\\n7,Oslo\\n'; sleep 60; } | sectionpick --input csv --label x",
      shows: "Waiting for items")
    try picker.run.wait(for: "the end of the input") { !picker.run.screen.text.contains("…") }
    try picker.run.send("\u{3}")
    try picker.run.wait(for: "a message") {
      picker.run.errors == "sectionpick: there is no field “x”; the fields are id, town\n"
    }
    try picker.run.send(signal: 15)
  }

  @Test func aTemplateNamesWhatWasChosen() throws {
    #expect(
      try sectionpick(
        "--input", "csv", "--label", "town", "--id", "id", "--section", "land", "--list",
        "--format", "{section}:{label}:{id}", input: towns)
        == Outcome("Norway:Oslo:7\n#:Bern:8\n"))
    #expect(
      try sectionpick("--list", "--format", "{section}:{label}:{id}", input: "b\n")
        == Outcome("B:b:b\n"))
  }

  @Test(arguments: [
    ("first name:ann", "Ann,Lee\n"), ("Name First NAME:ann", ""), ("lee first name:a", "Ann,Lee\n"),
    ("last name:ann", "Bo,Ann\n"), ("first name:b last name:a", "Bo,Ann\n"), ("name:ann", ""),
  ])
  func namesOfFieldsMayHaveSeveralWords(query: String, found: String) throws {
    let outcome = try sectionpick(
      "--input", "csv", "--search", "First Name,Last Name", "--filter", query,
      input: "First Name,Last Name\nAnn,Lee\nBo,Ann\n")
    #expect(outcome.output == found)
  }

  @Test func fieldsOfOneNameAreNumbered() throws {
    #expect(
      try sectionpick("--input", "csv", "--list", "--json", input: "name,name\nAnn,Smith\n")
        == Outcome("{\"name\":\"Ann\",\"name_2\":\"Smith\"}\n"))
  }

  @Test func valuesKeepTheirTypes() throws {
    let input = #"[{"n": 1, "v": [true, "a \" b"]}, "x", 2]"#
    #expect(
      try sectionpick("--filter", "", "--json", input: input)
        == Outcome(#"{"label":"x"}"# + "\n" + #"{"n":1,"v":[true,"a \" b"]}"# + "\n{\"label\":2}\n")
    )
  }

  @Test func bytesThatAreNoTextAreReplacedInJSONAlone() throws {
    let run = try ProgramRun(
      .sectionpick, ["--filter", "", "--json"], input: .bytes([0x61, 0xE9, 0x0A]))
    #expect(run.outputBytes == Array("{\"label\":\"a\u{FFFD}\"}\n".utf8))
  }

  @Test func contactsStandUnderTheirSurnames() throws {
    let picker = try ItemPicker(
      """
      printf 'name,surname,mail\\nAnn,Smith,ann@x\\nBob,Jones,bob@x\\n"Al, Jr",Smith,al@x\\n' |
        sectionpick --input csv --section surname --search name,mail --format '{mail}'
      """, shows: "Smith")
    #expect(picker.rows == ["Jones", "> Bob", "Smith", "  Ann", "  Al, Jr"])
    try picker.type("al@", shows: "Found 1 item")
    try picker.type("\r", output: "al@x\n")
  }

  @Test func objectsShowTheirNames() throws {
    let picker = try ItemPicker(
      """
      printf '[{"name":"Fig","is":"a soft fruit"},{"name":"Kiwi","is":"green inside"}]' |
        sectionpick --search is
      """, shows: "Kiwi")
    #expect(picker.rows == ["F", "> Fig", "K", "  Kiwi"])
    try picker.type("green", shows: "Found 1 item")
    try picker.type("\r", output: "{\"name\":\"Kiwi\",\"is\":\"green inside\"}\n")
  }
}
