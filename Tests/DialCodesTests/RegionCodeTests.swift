import DialCodes
import Testing

@Suite struct RegionCodeTests {
  @Test(arguments: ["GB", "gb", "Gb"])
  func anyCaseIsRead(text: String) {
    #expect(RegionCode(text)?.alpha2 == "GB")
  }

  @Test(arguments: ["", "G", "GBR", "G1", "é", "[[", "@A", "A\u{0}"])
  func anythingElseIsRefused(text: String) {
    #expect(RegionCode(text) == nil)
  }

  @Test func ukIsTheUnitedKingdom() {
    #expect(RegionCode("UK")?.canonical == RegionCode("GB"))
    #expect(RegionCode("UA")?.canonical == RegionCode("UA"))
  }

  @Test func flagIsTwoRegionalIndicators() {
    #expect(RegionCode("DE")?.flag == "🇩🇪")
    #expect(RegionCode("ZZ")?.flag.unicodeScalars.map(\.value) == [0x1F1FF, 0x1F1FF])
  }

  @Test func orderIsAlphabetical() {
    let codes = ["ZA", "AD", "DE", "AZ"].compactMap { RegionCode($0) }
    #expect(codes.sorted().map(\.alpha2) == ["AD", "AZ", "DE", "ZA"])
  }
}
