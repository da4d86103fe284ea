import DialCodes
import Testing

@Suite struct HomeRegionTests {
  @Test(arguments: [
    ("nl_BE.UTF-8", "nl", "BE", "nl-BE"), ("sr_RS@latin", "sr-Latn", "RS", "sr-Latn-RS"),
    ("sr_RS.UTF-8@latin", "sr-Latn", "RS", "sr-Latn-RS"), ("de_DE@euro", "de", "DE", "de-DE"),
    ("pt-BR", "pt", "BR", "pt-BR"), ("zh_Hant_TW", "zh-Hant", "TW", "zh-Hant-TW"),
    ("en_UK", "en", "GB", "en-UK"), ("en", "en", nil, "en"), ("es_419", "es", nil, "es-419"),
    ("en_001", "en", nil, "en-001"), ("de.UTF-8", "de", nil, "de"),
    ("ca_ES@valencia", "ca", "ES", "ca-ES"),
  ])
  func localesAreRead(locale: String, language: String, region: String?, tag: String) {
    let home = HomeRegion(locale: locale)
    #expect(home.language == language)
    #expect(home.region?.alpha2 == region)
    #expect(home.tag == tag)
  }

  @Test(arguments: ["", "C", "POSIX", "C.UTF-8", ".", "@", "_", "é_FR", "../..", "1234"])
  func localesWithoutALanguageHaveNone(locale: String) {
    let home = HomeRegion(locale: locale)
    #expect(home.language == nil && home.region == nil && home.tag == nil)
  }

  @Test(
    arguments: [
      ([:], nil), (["LANG": "nl_BE.UTF-8"], "BE"), (["LANG": "nl_BE", "LC_ALL": "de_AT"], "AT"),
      (["LANG": "nl_BE", "LC_MESSAGES": "de_AT", "LC_ALL": ""], "AT"),
      (["LANG": "nl_BE", "LC_ALL": "C"], nil), (["LC_CTYPE": "nl_BE"], nil),
    ] as [([String: String], String?)])
  func firstVariableThatIsSetCounts(environment: [String: String], region: String?) {
    #expect(HomeRegion { environment[$0] }.region?.alpha2 == region)
  }

  @Test(arguments: [
    ("Europe/Copenhagen", "DK"), ("/usr/share/zoneinfo/Europe/Copenhagen", "DK"),
    (":Europe/Brussels", "BE"), ("posix/Asia/Tokyo", "JP"), ("Asia/Calcutta", "IN"),
    ("../usr/share/zoneinfo/right/America/Argentina/Buenos_Aires", "AR"), ("Europe/Kiev", "UA"),
    ("US/Pacific", "US"), ("Eire", "IE"), ("America/Coral_Harbour", "CA"), ("Iceland", "IS"),
    ("UTC", nil), ("Etc/GMT+1", nil), ("CET", nil), ("EST5EDT", nil), ("", nil), ("/", nil),
    ("Europe", nil), ("Europe/Atlantis", nil), ("/usr/share/zoneinfo/", nil),
  ])
  func timeZonesLeadToTheirRegion(name: String, region: String?) {
    #expect(HomeRegion.region(ofTimeZone: name)?.alpha2 == region)
  }
}
