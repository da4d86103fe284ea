import DialCodes
import Testing

@Suite struct DialCodeTests {
  @Test(arguments: [("+44", "44"), ("44", "44"), ("1", "1"), ("+998", "998")])
  func plusMayBeLeftOut(text: String, digits: String) {
    #expect(DialCode(text)?.digits == digits)
    #expect(DialCode(text)?.description == "+" + digits)
  }

  @Test(arguments: ["", "+", "0", "+044", "1242", "+1 242", "++1", "٤٤", "-1"])
  func anythingElseIsRefused(text: String) {
    #expect(DialCode(text) == nil)
  }
}
