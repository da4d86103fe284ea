import Testing

@testable import DialCodes

@Suite struct DialNumbers {
  @Test(
    "Codes are read in every form that lists have",
    arguments: [
      ("+44", ["+44"]), ("44", ["+44"]), ("0044", ["+44"]), (" + 44 ", ["+44"]), ("(44)", ["+44"]),
      ("４４", ["+44"]), ("+٤٤", ["+44"]), ("＋44", ["+44"]), ("\u{200E}+44\u{200E}", ["+44"]),
      ("+1", ["+1"]), ("+1 242", ["+1 242"]), ("1-242", ["+1 242"]), ("+1242", ["+1 242"]),
      ("001242", ["+1 242"]), ("+1 (242)", ["+1 242"]), ("+1.242", ["+1 242"]),
      ("+44-1481", ["+44 1481"]), ("+7 7", ["+7 7"]), ("+3906698", ["+39 06698"]),
      ("+1787,1939", ["+1 787", "+1 939"]), ("+1-787, 939", ["+1 787", "+1 939"]),
      ("+1787/+1939", ["+1 787", "+1 939"]), ("+1787 +1939", ["+1 787", "+1 939"]),
      ("+377,381;383", ["+377", "+381", "+383"]), ("+76,77", ["+7 6", "+7 7"]),
      ("+44, +44", ["+44"]), ("", []), ("  ", []),
    ])
  func forms(text: String, expected: [String]) {
    #expect(DialNumber.numbers(in: text)?.map(\.description) == expected)
  }

  @Test(
    "Anything else is no dial code",
    arguments: [
      "-", "+", "+0", "0", "000", "+-", "none", "+44x", "AB", "++44", "+44 + ", "+,44",
      "+12345678901", "+67", "0123", "🇬🇧", "½",
    ])
  func malformed(text: String) {
    #expect(DialNumber.numbers(in: text) == nil)
  }

  @Test func everyAssignedCodeIsReadWhole() {
    var assigned = 0
    for digits in (1...999).map(String.init) {
      guard let code = DialCode(digits), AssignedCallingCodes.contains(code) else { continue }
      assigned += 1
      #expect(AssignedCallingCodes.split(digits + "5")?.code == code)
      #expect(AssignedCallingCodes.split(digits + "5")?.rest == "5")
    }
    #expect((210...230).contains(assigned))
  }
}
