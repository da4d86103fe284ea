import TestSupport
import Testing

@Suite("Several picks")
struct SectionPickMarkTests {
  private let items = "printf 'alpha\\nbeta\\ngamma\\ndelta\\n' |"

  @Test(arguments: [("list", "alpha\nbeta\n"), ("marked", "beta\nalpha\n")])
  func marksStayOverFilters(order: String, output: String) throws {
    let picker = try ItemPicker("\(items) sectionpick -m --order \(order)", shows: "gamma")
    try picker.type("be", shows: "Found 1 item")
    try picker.type("\t", shows: "1 marked, Found 1 item")
    try picker.type("\u{15}al", shows: "> alpha")
    try picker.type("\t", shows: "2 marked")
    try picker.type("\u{15}", shows: "2 marked, 4")
    #expect(picker.rows.contains { $0.contains("*alpha") })
    #expect(picker.rows.contains { $0.contains("*beta") })
    try picker.type("\r", output: output)
  }

  @Test func aSecondClickPicksWhatIsMarked() throws {
    let picker = try ItemPicker("\(items) sectionpick -m", shows: "gamma")
    try picker.type("\t\t", shows: "2 marked")
    let click = "\u{1B}[<0;5;21M\u{1B}[<0;5;21m"
    try picker.type(click, shows: "> gamma")
    try picker.type(click, output: "alpha\nbeta\n")
  }

  @Test func aMarkIsTakenAway() throws {
    let picker = try ItemPicker("\(items) sectionpick -m", shows: "gamma")
    try picker.type("\t\t", shows: "2 marked")
    try picker.type("\u{1B}<\t", shows: "1 marked")
    try picker.type("\r", output: "beta\n")
  }

  @Test(arguments: ["--multi=2", "-m2"])
  func noMoreAreMarkedThanAllowed(option: String) throws {
    let picker = try ItemPicker("\(items) sectionpick \(option)", shows: "gamma")
    try picker.type("\t\t", shows: "2 marked")
    try picker.type("\t", shows: "no more than 2 can be marked")
    try picker.type("\r", output: "alpha\nbeta\n")
  }

  @Test func enterPicksTheCurrentRowIfNothingIsMarked() throws {
    let picker = try ItemPicker("\(items) sectionpick -m", shows: "gamma")
    try picker.type("\u{1B}[B\r", output: "beta\n")
  }

  @Test func withoutAMarkNothingIsPickedOnRequest() throws {
    let picker = try ItemPicker("\(items) sectionpick -m --require-mark", shows: "gamma")
    try picker.type("\r", ends: 1, output: "")
    let other = try ItemPicker("\(items) sectionpick -m --require-mark", shows: "gamma")
    try other.type("\t", shows: "1 marked")
    try other.type("\r", output: "alpha\n")
  }

  @Test func theKeysTellOfMarking() throws {
    let picker = try ItemPicker("\(items) sectionpick -m", shows: "gamma")
    try picker.type("\u{1B}OP", shows: "Tab          mark the current row")
    try picker.type("\u{3}", ends: 130, output: "")
    let single = try ItemPicker("\(items) sectionpick", shows: "gamma")
    try single.type("\u{1B}OP", shows: "Tab          complete a name")
    try single.type("\u{3}", ends: 130, output: "")
  }

  @Test func rowsAreMarkedInWords() throws {
    let environment = try TestEnvironment()
    try environment.home.write("alpha\nbeta\ngamma\n", to: "items")
    let plain = { (answers: String, arguments: String) in
      try shell(
        "printf '\(answers)' | sectionpick --items items --plain \(arguments)", in: environment)
    }
    let outcome = try plain(
      ":mark 3 1\\n:mark 9\\nbe\\n:mark\\n:mark alpha\\n:clear\\n:mark alpha\\n:select\\n", "-m")
    #expect(outcome.output == "beta\ngamma\n")
    for sentence in [
      "2 marked\nsection A\n1. alpha, marked\n", "there is no row 9; rows go from 1 to 3\n",
      "3 marked\n",
      "“alpha” is not shown; “:clear” shows everything\n",
    ] { #expect(outcome.errors.contains(sentence)) }
    let limited = try plain(":mark 1 2 3\\n:select\\n", "-m2")
    #expect(limited.output == "alpha\nbeta\n")
    #expect(limited.errors.contains("no more than 2 can be marked"))
    #expect(try plain(":mark 1\\n", "").errors.contains("only one can be picked here"))
  }

  @Test func itemsAlikeAreMarkedOneByOne() throws {
    let picker = try ItemPicker("printf 'a 1\\na 1\\na 2\\n' | sectionpick -m", shows: "a 2")
    try picker.type("\u{1B}[B\t", shows: "1 marked")
    #expect(picker.rows == ["A", "  a 1", " *a 1", "> a 2"])
    try picker.type("\r", output: "a 1\n")
  }
}
