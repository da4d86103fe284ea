import Testing

@testable import DialCodes

@Suite struct InternationalDigitsTests {
  @Test(arguments: [
    "+44", "44", "0044", "+ 44", "+0044", "٤٤", "+٤٤", "۰۰۴۴", "＋４４", "００４４", "(+44)", "tel:+44",
    "TEL:44", "\u{2066}+44\u{2069}", "\u{FF0B}4-4", "011 44", "0011 44", "001144", "010-44",
    "\t+44\u{A0}", "+4\u{2011}4", "00 44", "+4.4/",
  ])
  func everyFormOfACodeIsRead(text: String) throws {
    #expect(try InternationalDigits(text).digits == Array("44".utf8))
  }

  @Test(arguments: [
    ("+44 (0)20 7946 0958", "442079460958"), ("+39 (0)6 6982", "39066982"),
    ("+44 20 7946 0958 ext. 12", "442079460958"), ("+44 2079460958x12", "442079460958"),
    ("tel:+44-2079460958;ext=12", "442079460958"), ("011442079460958", "442079460958"),
    ("+1 (242) 300-0000", "12423000000"), ("+44(0", "440"),
  ])
  func whatIsNotDialledIsLeftOut(text: String, digits: String) throws {
    #expect(try InternationalDigits(text).digits == Array(digits.utf8))
  }
}
