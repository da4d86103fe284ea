import Testing

@testable import PickerOptions

@Suite("Nearest name")
struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "ab", 2), ("abc", "acb", 1),
    ("filter", "fitler", 1), ("kitten", "sitting", 3),
  ])
  func distances(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(Array(first.utf8), Array(second.utf8)) == distance)
  }

  @Test func farNamesAreNotSuggested() {
    #expect(NearestName.of("xyz", among: ["list", "only"]) == nil)
    #expect(NearestName.of("lst", among: ["list", "only"]) == "list")
    #expect(NearestName.of("lst", among: []) == nil)
  }
}
