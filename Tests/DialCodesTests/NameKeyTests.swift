import Testing

@testable import DialCodes

@Suite struct NameKeys {
  @Test(arguments: [
    ("Åland Islands", "ALAND ISLANDS"), ("Virgin Islands, British", "British Virgin Islands"),
    ("AmericanSamoa", "American Samoa"), ("St. Lucia", "Saint Lucia"),
    ("Bosnia & Herzegovina", "Bosnia and Herzegovina"), ("Côte d’Ivoire", "Cote d'Ivoire"),
    ("Gambia, The", "Gambia"), ("Guinea-Bissau", "Guinea Bissau"), ("Curac\u{327}ao", "Curaçao"),
    ("Türkiye", "Turkiye"), ("Österreich", "osterreich"), ("U.S.", "US"),
  ])
  func sameCountry(one: String, other: String) {
    #expect(NameKey(one) == NameKey(other))
  }

  @Test(arguments: [
    ("Guinea", "Equatorial Guinea"), ("Niger", "Nigeria"), ("Samoa", "American Samoa"),
    ("Dominica", "Dominican Republic"), ("Россия", "Rossiya"),
  ])
  func otherCountry(one: String, other: String) {
    #expect(NameKey(one) != NameKey(other))
  }

  @Test func signsAloneAreNothing() {
    #expect(NameKey(" -&.() ").isEmpty)
  }
}
