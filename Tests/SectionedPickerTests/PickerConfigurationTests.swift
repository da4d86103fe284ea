import SectionedPicker
import Testing

@Suite struct PickerConfigurationTests {
  private static let french = {
    var configuration = PickerConfiguration()
    configuration.noResultsText = "rien pour {query}"
    configuration.foundOneText = "trouvé {count} fruit"
    configuration.foundManyText = "trouvé {count} fruits"
    configuration.guessText = "plutôt que {query} ?"
    configuration.clearedRecentsText = "oublié : {count}"
    configuration.noRecentsText = "rien à oublier"
    return configuration
  }()

  @Test(
    arguments: [
      (0, false, "rien pour kiwi"), (1, false, "trouvé 1 fruit"), (12, false, "trouvé 12 fruits"),
      (1, true, "plutôt que kiwi ?"),
    ])
  func foundElementsAreCounted(count: Int, isGuess: Bool, text: String) {
    #expect(Self.french.foundText(count: count, query: "kiwi", isGuess: isGuess) == text)
  }

  @Test func forgottenRecentsAreCounted() {
    #expect(Self.french.clearedRecentsText(count: 3) == "oublié : 3")
    #expect(Self.french.clearedRecentsText(count: 0) == "rien à oublier")
  }

  /// `%@` and the like mean nothing, and what is put in is not searched for placeholders again.
  @Test(arguments: ["%@ %d %n", "{count}", "{query}", "\\(count)"])
  func queriesAreShownAsTyped(query: String) {
    #expect(
      Self.french.foundText(count: 0, query: query, isGuess: false) == "rien pour \(query)")
  }

  @Test func otherBracesStay() {
    var configuration = PickerConfiguration()
    configuration.foundManyText = "{}{coun}{count}}%s"
    #expect(configuration.foundText(count: 2, query: "", isGuess: false) == "{}{coun}2}%s")
  }
}
