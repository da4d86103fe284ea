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
    try picker.type("\u{15}al", shows: ">  alpha".replacing("  ", with: " "))
    try picker.type("\t", shows: "2 marked")
    try picker.type("\u{15}", shows: "2 marked, 4")
    #expect(picker.rows.contains { $0.contains("*alpha") })
    #expect(picker.rows.contains { $0.contains("*beta") })
    try picker.type("\r", output: output)
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

  @Test func itemsAlikeAreMarkedOneByOne() throws {
    let picker = try ItemPicker("printf 'a 1\\na 1\\na 2\\n' | sectionpick -m", shows: "a 2")
    try picker.type("\u{1B}[B\t", shows: "1 marked")
    #expect(picker.rows == ["A", "  a 1", " *a 1", "> a 2"])
    try picker.type("\r", output: "a 1\n")
  }
}
