import Testing

@testable import DialCodes

@Suite struct CatalogReading {
  @Test(
    "Lists of every shape hold the same rows",
    arguments: [
      #"[{"name": "Kenya", "dial_code": "+254", "code": "KE"}, {"name": "Åland", "dial_code": "+358 18", "code": "AX"}]"#,
      #"{"countries": [{"name": "Kenya", "phone": "254", "iso2": "ke"}, {"name": "Åland", "phone": "35818", "iso2": "ax"}]}"#,
      #"{"status": 200, "data": {"page": {"rows": [{"country": "Kenya", "callingCode": 254, "cca2": "KE"}, {"country": "Åland", "callingCode": 35818, "cca2": "AX"}]}, "tags": ["a", "b"]}}"#,
      #"{"KE": {"name": "Kenya", "code": "+254"}, "AX": {"name": "Åland", "code": "+358-18"}}"#,
      #"{"KEN": {"name": "Kenya", "code": "+254", "alpha2": "KE"}, "ALA": {"name": "Åland", "code": "+358-18", "alpha2": "AX"}}"#,
      #"{"+254": {"name": "Kenya", "iso": "KE"}, "+35818": {"name": "Åland", "iso": "AX"}}"#,
      #"{"+254": [{"name": "Kenya", "iso": "KE"}], "+35818": [{"name": "Åland", "iso": "AX"}]}"#,
      #"{"K": [{"name": "Kenya", "dialCode": "00254", "isoCode": "KE"}], "Å": [{"name": "Åland", "dialCode": "0035818", "isoCode": "AX"}]}"#,
      #"[["Kenya", "ke", "254"], ["Åland", "ax", "35818"]]"#,
      #"[{"name": {"common": "Kenya"}, "idd": {"root": "+2", "suffixes": ["54"]}, "cca2": "KE"}, {"name": {"common": "Åland"}, "idd": {"root": "+3", "suffixes": ["5818"]}, "cca2": "AX"}]"#,
      #"[{"name": "Kenya", "countryCode": "+254", "code": "KE"}, {"name": "Åland", "countryCode": "+35818", "code": "AX"}]"#,
      #"[{"name": "Kenya", "countryCode": "KE", "code": "254"}, {"name": "Åland", "countryCode": "AX", "code": "35818"}]"#,
      #"[{"label": "Kenya", "value": "+254", "id": "KE"}, {"label": "Åland", "value": "+35818", "id": "AX"}]"#,
      #"[{"name": "Kenya", "phone": "+254", "emoji": "🇰🇪"}, {"name": "Åland", "phone": "+35818", "emoji": "🇦🇽"}]"#,
    ])
  func shapes(text: String) throws {
    let file = try read(text)
    #expect(file.problems.map(\.message) == [])
    #expect(file.countries.map(\.name) == ["Kenya", "Åland"])
    #expect(file.countries.map(\.code.alpha2) == ["KE", "AX"])
    #expect(file.countries.map { $0.dialCode?.digits } == ["254", "358"])
    #expect(file.countries.map(\.areaCodes) == [[], ["18"]])
  }

  @Test(
    "What a list leaves out is known",
    arguments: [
      #"{"KE": "+254", "PR": "+1787"}"#, #"{"KE": ["Kenya"], "PR": ["Puerto Rico"]}"#,
      #"{"KE": [254], "PR": ["1-787", "1-939"]}"#, #"["Kenya", "Puerto Rico"]"#,
      #"{"254": "Kenya", "1787": "Puerto Rico"}"#, #"{"254": "KE", "1": ["PR"]}"#,
      #"[{"name": "KENYA", "phone": "+254"}, {"name": "Puerto  Rico", "phone": "+1 787, 939"}]"#,
      #"[{"name": "Kenia", "phone": "+254"}, {"name": "PortoRico", "phone": "+1939"}]"#,
      #"[{"name": "Kenia", "iso3": "KEN", "dial": 254}, {"name": "Porto Rico", "iso3": "PRI", "dial": 1787}]"#,
    ])
  func knownFacts(text: String) throws {
    let file = try read(text)
    #expect(file.problems.map(\.message) == [])
    #expect(file.countries.map(\.code.alpha2) == ["KE", "PR"])
    #expect(file.countries.map { $0.dialCode?.digits } == ["254", "1"])
    #expect(file.countries.map(\.alpha3) == ["KEN", "PRI"])
  }

  @Test func ourOwnFormIsReadWithoutHelp() throws {
    let text = """
      [
      {"name":"Kenya","dial_code":"+254","code":"KE","alpha3":"KEN","aliases":["Kenia","K"]},
      {"name":"Puerto Rico","dial_code":"+1","code":"PR","area_codes":["787","939"]},
      {"name":"Russia","dial_code":"+7","code":"RU","main":true},
      {"name":"Antarctica","dial_code":"","code":"AQ"}
      ]
      """
    let file = try CatalogReader.read(Array(text.utf8), path: "own.json")
    #expect(file.problems.isEmpty)
    #expect(
      file.countries == [
        Country(
          name: "Kenya", dialCode: DialCode("254"), code: try #require(RegionCode("KE")),
          alpha3: "KEN", aliases: ["Kenia", "K"]),
        Country(
          name: "Puerto Rico", dialCode: DialCode("1"), code: try #require(RegionCode("PR")),
          areaCodes: ["787", "939"]),
        Country(
          name: "Russia", dialCode: DialCode("7"), code: try #require(RegionCode("RU")),
          isMain: true),
        Country(name: "Antarctica", dialCode: nil, code: try #require(RegionCode("AQ"))),
      ])
  }

  @Test(
    "Rows that cannot be used are named and left out",
    arguments: [
      ("null", "2:1: $[1]: expected a country, found null"),
      ("{}", "2:1: $[1]: no country code, and neither name nor dial code tells the country"),
      (#"{"name":"X","dial_code":"+254"}"#, nil),
      (#"{"name":"X","dial_code":"+1"}"#, nil),
      (
        #"{"name":"X","dial_code":"+44"}"#,
        "2:1: $[1]: no country code, and neither name nor dial code tells the country"
      ),
      (#"{"name":null,"dial_code":"+254","code":"KE"}"#, "2:9: $[1].name: null is no name"),
      (#"{"name":"  ","dial_code":"+254","code":"KE"}"#, "2:9: $[1].name: \"  \" is no name"),
      (#"{"dial_code":"+254","code":"KE"}"#, "2:1: $[1]: no name"),
      (
        #"{"name":"Kenya","dial_code":null,"code":"KE"}"#,
        "2:29: $[1].dial_code: null is no dial code"
      ),
      (
        #"{"name":"Kenya","dial_code":"","code":"KE"}"#,
        "2:29: $[1].dial_code: \"\" is no dial code"
      ),
      (
        #"{"name":"Kenya","dial_code":"-","code":"KE"}"#,
        "2:29: $[1].dial_code: \"-\" is no dial code"
      ),
      (
        #"{"name":"Kenya","dial_code":"none","code":"KE"}"#,
        "2:29: $[1].dial_code: \"none\" is no dial code"
      ),
      (
        #"{"name":"Kenya","dial_code":{"a":1},"code":"KE"}"#,
        "2:29: $[1].dial_code: an object is no dial code"
      ),
      (#"{"name":"Kenya","code":"KE"}"#, "2:1: $[1]: no dial code"),
      (
        #"{"name":"Q","dial_code":"+999","code":"123"}"#,
        "2:39: $[1].code: \"123\" is no country code of two letters"
      ),
    ] as [(String, String?)])
  func unusableRows(row: String, problem: String?) throws {
    let file = try read("[{\"name\":\"Chad\",\"dial_code\":\"+235\",\"code\":\"TD\"},\n\(row)]")
    #expect(file.countries.count == (problem == nil ? 2 : 1))
    #expect(
      file.problems.map(\.message) == problem.map { ["list.json:\($0); the row is left out"] } ?? []
    )
  }

  @Test func codesThatLostTheirCallingCodeAreRepaired() throws {
    let file = try read(#"[{"name":"Puerto Rico","dial_code":"+ 787","code":"PR"}]"#)
    #expect(file.countries.map { $0.dialCode?.digits } == ["1"])
    #expect(file.countries.map(\.areaCodes) == [["787"]])
    #expect(
      file.problems.map(\.message) == [
        "list.json:1:36: $[0].dial_code: \"+ 787\" has lost its calling code; read as +1 787"
      ])
  }

  @Test func otherCountriesNumbersAreLeftAlone() throws {
    let file = try read(#"[{"name":"Kenya","dial_code":"+595","code":"KE"}]"#)
    #expect(file.countries.map { $0.dialCode?.digits } == ["595"])
    #expect(file.problems.isEmpty)
  }

  @Test func rowsOfOneCountryAreOne() throws {
    let file = try read(
      """
      [{"name":"Puerto Rico","code":"PR","callingCode":"1787"},
      {"name":"Puerto Rico","code":"PR","callingCode":"1939"},
      {"name":"Porto Rico","code":"PR","callingCode":"34"}]
      """)
    #expect(file.countries.map(\.areaCodes) == [["787", "939"]])
    #expect(file.countries.map(\.otherDialCodes) == [[try #require(DialCode("34"))]])
    #expect(file.countries.first?.aliases.last == "Porto Rico")
    #expect(
      file.problems.map(\.message) == [
        "list.json:2:1: $[1]: PR is in $[0] (line 1) already",
        "list.json:3:1: $[2]: PR is in $[0] (line 1) already",
      ])
  }

  @Test func repeatedMembersAreNamed() throws {
    let file = try read(#"[{"name":"Kenya","code":"KE","code":"TD","dial":"235"}]"#)
    #expect(file.countries.map(\.code.alpha2) == ["TD"])
    #expect(
      file.problems.map(\.reason) == [.duplicateKey("code")])
  }

  @Test func damagedNamesAreMended() throws {
    let file = try read("[{\"name\":\"\u{200F}Ã\u{85}land \",\"dial\":\"+358\",\"code\":\"AX\"}]")
    #expect(file.countries.map(\.name) == ["Åland"])
    #expect(
      file.problems.map(\.reason) == [
        .hiddenMarks(name: "Ã\u{85}land", marks: ["\u{200F}"]),
        .mojibake(found: "Ã\u{85}land", repaired: "Åland"),
      ])
  }

  @Test(
    "Files without a list are refused",
    arguments: [
      ("", "1:1: not JSON: expected a value, found the end of the text"),
      ("[{\"name\":\n,}]", "2:1: not JSON: expected a value, found ','"),
      ("\"Kenya\"", "1:1: expected a list of countries, found \"Kenya\""),
      ("  17", "1:3: expected a list of countries, found 17"),
      ("{}", "1:1: expected a list of countries, found an object without one"),
      ("{\"name\": \"Kenya\"}", "1:1: expected a list of countries, found an object without one"),
      ("[]", "1:1: no countries in the list"),
      ("{\"countries\": []}", "1:1: expected a list of countries, found an object without one"),
      ("{\"old\": [{}], \"new\": [{}]}", "1:1: several lists: $.old, $.new"),
      (
        "[\n{\"dial_code\":\"+254\",\"code\":\"KE\"},1]",
        "2:1: no country can be used: $[0]: no name"
      ),
    ])
  func refusedFiles(text: String, message: String) throws {
    let error = try #require(throws: CatalogError.self) {
      try CatalogReader.read(Array(text.utf8), path: "list.json")
    }
    #expect(error.message == "list.json:" + message)
  }

  private func read(_ text: String) throws -> CatalogFile {
    try CatalogReader.read(Array(text.utf8), path: "list.json", known: try known())
  }

  private func known() throws -> [Country] {
    let text = """
      [{"name":"Kenya","dial_code":"+254","code":"KE","alpha3":"KEN"},
      {"name":"Puerto Rico","dial_code":"+1","code":"PR","alpha3":"PRI","area_codes":["787","939"]},
      {"name":"United States","dial_code":"+1","code":"US","alpha3":"USA","main":true},
      {"name":"Guernsey","dial_code":"+44","code":"GG","area_codes":["1481"]},
      {"name":"Jersey","dial_code":"+44","code":"JE","area_codes":["1534"]}]
      """
    return try CatalogReader.read(Array(text.utf8), path: "known.json").countries
  }
}
