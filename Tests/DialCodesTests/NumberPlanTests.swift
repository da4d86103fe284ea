import DialCodes
import Testing

@Suite struct NumberPlanTests {
  private let plan = NumberPlan()

  private func candidates(_ number: String) -> String {
    switch plan.resolve(number) {
    case .countries(let regions, _): regions.map(\.alpha2).joined(separator: " ")
    case .nonGeographic(let name, _): name
    case .refused(let refusal): refusal.description
    }
  }

  @Test(arguments: [
    ("+44", "GB GG IM JE"), ("+47", "NO SJ"), ("+61", "AU CC CX"), ("+262", "RE YT"),
    ("+358", "FI AX"), ("+590", "GP BL MF"), ("+7", "RU KZ"), ("+39", "IT VA"),
    ("+212", "MA EH"), ("+290", "SH TA"), ("+599", "CW BQ"),
  ])
  func sharedCodeGivesItsMainCountryFirst(number: String, expected: String) {
    #expect(candidates(number) == expected)
  }

  @Test func northAmericaIsListedWhole() {
    let regions = candidates("+1").split(separator: " ")
    #expect(regions.first == "US")
    #expect(regions.count == 25)
  }

  @Test(arguments: [
    ("+447", "GB GG IM JE"), ("+44 1481 960194", "GG"), ("+44 1481", "GG"),
    ("+44 7781 123456", "GG"), ("+44 79111", "GG"), ("+44 79110", "GB"),
    ("+44 1534", "JE"), ("+44 1624", "IM"), ("+44 7624 123456", "IM"), ("+44 20", "GB"),
    ("+77", "KZ"), ("+77710009998", "KZ"), ("+7 495", "RU"),
    ("+13685551234", "CA"), ("+1 672 833 0197", "CA"), ("+672", "NF"), ("16475551234", "CA"),
    ("+19395551234", "PR"), ("+16585551234", "JM"), ("+18765551234", "JM"),
    ("+1684", "AS"), ("1-264", "AI"), ("+1 (242)", "BS"), ("+1 242 300 0000", "BS"),
    ("+1 310 1234", "CA"), ("+1 310 555 1234", "US"), ("+1 212", "US"),
    ("+358401234567", "FI"), ("+358 18 1234567", "AX"), ("+47 79", "SJ"), ("+47 78", "NO"),
    ("+262269601234", "YT"), ("+262639012345", "YT"), ("+262262", "RE"),
    ("+393123456789", "IT"), ("+3906698", "VA"), ("+390669812345", "VA"), ("+39 06 6982", "VA"),
    ("+39 06", "IT VA"), ("+212522123456", "MA"), ("+2908999", "TA"), ("+2902", "SH"),
    ("+61 8 9162", "CC"), ("+61 8 9164", "CX"), ("+61 2", "AU"),
    ("+599 7", "BQ"), ("+599 9", "CW"), ("+590 590 51", "BL MF"), ("+590 590 01", "GP"),
    ("+49 30 123456", "DE"), ("0031 6 12345678", "NL"), ("+247", "AC"), ("+383", "XK"),
  ])
  func longestPrefixDecides(number: String, expected: String) {
    #expect(candidates(number) == expected)
  }

  @Test(arguments: [
    ("+212 5288", "MA EH"), ("+212 5289 12345", "MA EH"), ("+212650123456", "MA EH"),
    ("+590 690", "GP BL MF"), ("+61 4", "AU CC CX"),
  ])
  func everyCandidateIsNamedWherePlansOverlap(number: String, expected: String) {
    #expect(candidates(number) == expected)
  }

  @Test(arguments: [("+44 1486", "GB GG IM JE"), ("+1 999", "US CA"), ("+49 0", "DE")])
  func prefixThatIsNotInUseGivesTheCodesCountries(number: String, expected: String) {
    #expect(candidates(number).hasPrefix(String(expected.prefix(2))))
  }

  @Test(arguments: [
    ("800", "International Freephone"), ("808", "International Shared Cost"),
    ("870", "Inmarsat"), ("878", "Universal Personal Telecommunications"),
    ("881", "Global Mobile Satellite System"), ("882", "International Networks"),
    ("883", "International Networks"), ("888", "Telecommunications for Disaster Relief"),
    ("979", "International Premium Rate"),
  ])
  func servicesAreNamed(digits: String, name: String) {
    let code = DialCode(digits)
    #expect(plan.resolve("+" + digits) == .nonGeographic(name: name, dialCode: code))
    #expect(plan.resolve("+\(digits)12345678") == .nonGeographic(name: name, dialCode: code))
    #expect(plan.resolve("+" + digits).country == nil)
  }

  @Test(arguments: [
    ("+18002345678", "Toll-free number of the North American plan"),
    ("+1 800", "Toll-free number of the North American plan"),
    ("+1 888", "Toll-free number of the North American plan"),
    ("+1 900 234 5678", "Premium-rate number of the North American plan"),
    ("+1 500 234 5678", "Personal number of the North American plan"),
  ])
  func sharedNumbersOfNorthAmericaAreNoCountrys(number: String, name: String) {
    #expect(plan.resolve(number) == .nonGeographic(name: name, dialCode: DialCode("1")))
  }

  @Test(arguments: [
    ("+28", NumberRefusal.unused(code: "28")), ("+283 12", .unused(code: "28")),
    ("+210", .unused(code: "210")), ("+2", nil), ("+0123", .unused(code: "0")),
    ("+000000", .allZeros), ("0000", .allZeros), ("", .empty), ("+", .empty), ("00", .empty),
    (" - ", .empty), ("020 7946 0958", .national), ("0113 496 0000", .national),
    ("hello", .notANumber), ("12+3", .notANumber), ("+44abc", .notANumber),
    ("1/*2*/", .notANumber), (String(repeating: "9", count: 21), .tooLong),
    (String(repeating: "9", count: 5000), .tooLong),
  ])
  func refusalsSayWhy(number: String, refusal: NumberRefusal?) {
    if let refusal {
      #expect(plan.resolve(number) == .refused(refusal))
    } else {
      #expect(plan.resolve(number).country != nil)
    }
  }

  @Test func reservedCodesAreExplained() {
    guard case .refused(.reserved(let code, let reason)) = plan.resolve("+379 1") else {
      Issue.record("+379 is in use")
      return
    }
    #expect(code == "379")
    #expect(reason.contains("Vatican") && reason.contains("+39 06698"))
  }

  @Test func incompleteCodeGivesAllItMayBecome() {
    guard case .countries(let regions, let dialCode) = plan.resolve("+21") else {
      Issue.record("+21 leads nowhere")
      return
    }
    #expect(regions.map(\.alpha2) == ["SS", "MA", "EH", "DZ", "TN", "LY"])
    #expect(dialCode == nil)
  }

  @Test func everyListedCountryIsFoundByItsShownCode() {
    for country in CountryCatalog.bundled().countries {
      guard let dialCode = country.dialCode else { continue }
      for area in country.areaCodes {
        #expect(plan.resolve("\(dialCode) \(area)").country == country.code)
      }
      guard country.areaCodes.isEmpty,
        case .countries(let regions, let code) = plan.resolve(dialCode.description)
      else { continue }
      #expect(regions.contains(country.code))
      #expect(code == dialCode)
    }
  }
}
