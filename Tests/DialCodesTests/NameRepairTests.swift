import Testing

@testable import DialCodes

@Suite struct NameRepair {
  @Test(arguments: [
    ("CuraÃ§ao", "Curaçao"), ("CÃ´te dâ€™Ivoire", "Côte d’Ivoire"), ("Ã…land", "Åland"),
    ("Ã\u{85}land", "Åland"), ("Ð\u{A0}Ð¾Ñ\u{81}Ñ\u{81}Ð¸Ñ\u{8F}", "Россия"),
    ("RÃƒÂ©union", "Réunion"),
  ])
  func mojibakeIsUndone(damaged: String, meant: String) {
    #expect(repairedMojibake(damaged) == meant)
  }

  @Test(arguments: ["Kenya", "Åland", "Curaçao", "Россия", "日本", "São Tomé", "Ã", "", "Türkiye"])
  func rightNamesStay(name: String) {
    #expect(repairedMojibake(name) == nil)
    #expect(withoutHiddenMarks(name).name == name)
  }

  @Test func marksAreNamedOnce() {
    let (name, marks) = withoutHiddenMarks(" \u{200F}مصر\u{200F}\u{202C} ")
    #expect(name == "مصر")
    #expect(marks == ["\u{200F}", "\u{202C}"])
  }
}
