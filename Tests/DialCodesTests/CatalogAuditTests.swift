import Testing

@testable import DialCodes

@Suite struct CatalogAudits {
  @Test(
    "Each fault is told with what is right and why",
    arguments: [
      (
        #"{"name":"Guyana","dial_code":"+595","code":"GY"}"#,
        #"3:30: $[1].dial_code: wrong: "+595" should be +592: that is the code of Paraguay"#
      ),
      (
        #"{"name":"Cayman Islands","dial_code":"+ 345","code":"KY"}"#,
        #"3:38: $[1].dial_code: wrong: "+ 345" should be +1 345: the calling code is lost"#
      ),
      (
        #"{"name":"Kazakhstan","dial_code":"+77","code":"KZ"}"#,
        #"3:34: $[1].dial_code: wrong: "+77" should be +7: 7 only begins its numbers"#
      ),
      (
        #"{"name":"Vatican","dial_code":"+379","code":"VA"}"#,
        #"3:31: $[1].dial_code: wrong: "+379" should be +39 06698: that code is assigned, but not in use"#
      ),
      (
        #"{"name":"Pitcairn","dial_code":"+872","code":"PN"}"#,
        #"3:32: $[1].dial_code: wrong: "+872" should be "": Pitcairn Islands (PN) has no calling code of its own: its lines are reached through New Zealand, +64"#
      ),
      (
        #"{"name":"Guyana","dial_code":"+999","code":"GY"}"#,
        #"3:30: $[1].dial_code: wrong: "+999" should be +592: that code is assigned to nobody"#
      ),
      (
        #"{"name":"Guyana","dial_code":"+800","code":"GY"}"#,
        #"3:30: $[1].dial_code: wrong: "+800" should be +592: that code is no country’s"#
      ),
      (
        #"{"name":"Bahamas","dial_code":"+1345","code":"BS"}"#,
        #"3:31: $[1].dial_code: wrong: "+1345" should be +1 242: those digits are those of Cayman Islands"#
      ),
      (
        #"{"name":"Guyana","dial_code":null,"code":"GY"}"#,
        #"3:30: $[1].dial_code: malformed: null is no dial code; right is +592"#
      ),
      (
        #"{"name":null,"dial_code":"+592","code":"GY"}"#,
        #"3:9: $[1].name: malformed: null is no name; right is “Guyana”"#
      ),
      (
        #"{"name":"Netherlands Antilles","dial_code":"+599","code":"AN"}"#,
        #"3:58: $[1].code: withdrawn: AN should be CW, SX, BQ: Netherlands Antilles (AN) was withdrawn in 2010; now: Curaçao CW +599, SX, BQ"#
      ),
      (
        #"{"name":"Elbonia","dial_code":"+592","code":"XX"}"#,
        #"3:45: $[1].code: wrong: XX: no country has that code"#
      ),
      (
        #"{"name":"Britain","dial_code":"+44","code":"UK"}"#,
        #"3:44: $[1].code: wrong: UK should be GB: the code is reserved, ISO 3166-1 assigns another"#
      ),
      (
        #"{"name":"Paraguay","dial_code":"+592","code":"GY"}"#,
        #"3:9: $[1].name: wrong: “Paraguay” should be “Guyana”: that is the name of PY"#
      ),
      (
        #"{"name":"CaymanIslands","dial_code":"+1","code":"KY"}"#,
        #"3:9: $[1].name: malformed: “CaymanIslands” should be “Cayman Islands”: the words are run together"#
      ),
      (
        #"{"name":"Bahamas ","dial_code":"+1","code":"BS"}"#,
        #"3:9: $[1].name: malformed: “Bahamas ” should be “Bahamas”: stray blanks"#
      ),
      (
        #"{"name":"CuraÃ§ao","dial_code":"+599","code":"CW"}"#,
        #"3:9: $[1].name: mojibake: “CuraÃ§ao” is “Curaçao” in a wrong encoding"#
      ),
      (
        #"{"name":"Curaao","dial_code":"+599","code":"CW"}"#,
        #"3:9: $[1].name: mojibake: “Curaao” should be “Curaçao”: letters are lost"#
      ),
      (
        #"{"name":"Cura?ao","dial_code":"+599","code":"CW"}"#,
        #"3:9: $[1].name: mojibake: “Cura?ao” should be “Curaçao”: letters are lost"#
      ),
      (
        "{\"name\":\"\u{200F}غيانا\",\"dial_code\":\"+592\",\"code\":\"GY\"}",
        #"3:9: $[1].name: hidden mark: “غيانا” holds hidden marks (U+200F)"#
      ),
      (
        #"{"name":"Kenya","dial_code":"+254","code":"KE"}"#,
        #"3:1: $[1]: duplicate: KE is in $[0] (line 2) already"#
      ),
      (
        #"{"name":"Guyana","dial_code":"+592","code":"GY","flag":"🇵🇾"}"#,
        #"3:56: $[1].flag: wrong: 🇵🇾 should be 🇬🇾: that is the flag of PY"#
      ),
      (
        #"{"name":"Guyana","dial_code":"+592","code":"GY","alpha3":"GUI"}"#,
        #"3:1: $[1]: wrong: GUI should be GUY: that is not the country’s code of three letters"#
      ),
      (
        #"{"name":"Bahamas","dial_code":"+1","code":"BS","area_codes":["345"]}"#,
        #"3:1: $[1]: wrong: 345 should be +1 242: those digits are those of Cayman Islands"#
      ),
      (
        #"{"name":"Guyana","dial_code":"592","code":"GY"}"#,
        #"3:30: $[1].dial_code: malformed: "592" should be "+592": the plus is missing"#
      ),
      (
        #"{"name":"Guyana","dial_code":592,"code":"GY"}"#,
        #"3:30: $[1].dial_code: malformed: 592 should be "+592": a number, not a text"#
      ),
    ])
  func faults(row: String, message: String) throws {
    let audit = try audit(
      "[\n{\"name\":\"Kenya\",\"dial_code\":\"+254\",\"code\":\"KE\"},\n\(row)]")
    let messages = audit.findings.filter { $0.kind != .missing && $0.kind != .outOfOrder }
      .map(\.message)
    #expect(messages == ["list.json:" + message])
  }

  @Test(
    "Other spellings and languages, former names and other orders are no faults",
    arguments: [
      #"{"name":"Kenia","dial_code":"+254","code":"KE"}"#,
      #"{"name":"Кения","dial_code":"+254","code":"KE"}"#,
      #"{"name":"CURACAO","dial_code":"+599","code":"CW"}"#,
      #"{"name":"Holy See","dial_code":"+39","code":"VA"}"#,
      #"{"name":"Cayman Is.","dial_code":"+1345","code":"KY"}"#,
      #"{"name":"Bahamas, The","dial_code":"+1","code":"BS"}"#,
      #"{"name":"Kazakhstan","dial_code":"+7","code":"KZ"}"#,
    ])
  func noFaults(row: String) throws {
    let audit = try audit("[\(row)]")
    #expect(audit.findings.filter { $0.kind != .missing }.map(\.message) == [])
  }

  @Test func faultsOfTheFileAreToldOnce() throws {
    let audit = try audit(
      """
      [{"name":"Vatican City","dial_code":"0039","code":"VA","flag":1},
      {"name":"Guyana","dial_code":"00592","code":"GY","flag":1},
      {"name":"Bahamas","dial_code":"001-242","code":"BS","flag":1},
      {"name":"Curaçao","dial_code":"00599","code":"CW","flag":1},
      {"name":"Kenya","dial_code":"00254","code":"KE","flag":1},
      {"name":"Paraguay","dial_code":"00595","code":"PY","flag":1},
      {"name":"United Kingdom","dial_code":"0044","code":"GB","flag":1},
      {"name":"Cayman Islands","dial_code":"001345","code":"KY","flag":1},
      {"name":"Italy","dial_code":"0039","code":"IT","flag":1},
      {"name":"Chad","dial_code":"00235","code":"TD"}]
      """)
    #expect(
      audit.findings.map(\.message) == [
        "list.json:1:37: $[0].dial_code: malformed: \"0039\" should be \"+39\": 00 is one country’s way to dial a plus, in 10 rows",
        "list.json:3:31: $[2].dial_code: malformed: \"001-242\" should be \"+1242\": blanks or signs between the digits",
        "list.json:10:1: $[9]: malformed: no “flag”, which the other rows have",
        "list.json:2:9: $[1].name: out of order: “Guyana”: it stands behind “Vatican City”",
        "list.json:10:1: $: missing: Kazakhstan, KZ, +7 7 is not in the file",
      ])
  }

  @Test func theReferenceIsClean() throws {
    #expect(try audit(Self.reference).findings.map(\.message) == [])
  }

  @Test func theBundledListIsClean() throws {
    let countries = CountryCatalog.bundled().countries
    let audit = try CatalogAudit(
      checking: Array(Self.text(of: countries).utf8), path: "own", reference: countries)
    #expect(audit.findings.map(\.message) == [])
  }

  @Test func correctedFilesAreClean() throws {
    let audit = try audit(
      """
      {"list": [{"country":"Guyana","phone":"595","iso":"gy","flag":"🇵🇾","note":{"a": [1, "x"]}},
      {"country":"Netherlands Antilles","phone":"599","iso":"an"},
      {"country":"\u{200F}CuraÃ§ao","phone":"5999","iso":"cw"}, {"country":"Кения","phone":null,"iso":"ke"},
      {"country":"Paraguay","phone":"7","iso":"kz"}, null, {"country":"GUYANA","phone":"592","iso":"gy"},
      {"country":"Elbonia","phone":"+999","iso":"xx"}]}
      """)
    let corrected = audit.corrected()
    #expect(
      corrected.hasPrefix(
        """
        [
        {"name":"Bahamas","dial_code":"+1","code":"BS","area_codes":["242"],"flag":"🇧🇸"},
        {"name":"Cayman Islands","dial_code":"+1","code":"KY","area_codes":["345"],"flag":"🇰🇾"},
        {"name":"Chad","dial_code":"+235","code":"TD","flag":"🇹🇩"},
        {"name":"Curaçao","dial_code":"+599","code":"CW","flag":"🇨🇼"},
        {"name":"Elbonia","dial_code":"+999","code":"XX","flag":"🇽🇽"},
        {"name":"Guyana","dial_code":"+592","code":"GY","alpha3":"GUY","note":{"a": [1, "x"]},"flag":"🇬🇾"},
        """))
    #expect(
      corrected.contains(
        #"{"name":"Кения","dial_code":"+254","code":"KE","aliases":["Kenya","Kenia"],"#))
    let again = try self.audit(corrected)
    #expect(again.findings.map(\.kind) == [.wrong])
    #expect(again.findings.map(\.why) == [.unknownCode])
    #expect(again.corrected() == corrected)
  }

  @Test func correctedFilesHaveEachCountryAndEachMemberOnce() throws {
    let audit = try audit(
      #"""
      [{"name":"Guyana","dial_code":"GY","code":592,"note":1,"note":2},
      {"name":"Kenya","dial_code":-1,"code":"KE"},{"name":"Kenya","dial_code":-2,"code":"KE"}]
      """#)
    let rows = audit.corrected().split(separator: "\n")
    #expect(
      rows.filter { $0.contains("Guyana") } == [
        #"{"name":"Guyana","dial_code":"+592","code":"GY","alpha3":"GUY","note":2},"#
      ])
    #expect(rows.count { $0.contains(#""KE""#) } == 1)
  }

  private func audit(_ text: String) throws -> CatalogAudit {
    let reference = try CatalogReader.read(Array(Self.reference.utf8), path: "reference").countries
    return try CatalogAudit(checking: Array(text.utf8), path: "list.json", reference: reference)
  }

  private static func text(of countries: [Country]) -> String {
    let rows = countries.map { country in
      "{\"name\":\"\(country.name)\",\"dial_code\":\"\(country.dialCode?.description ?? "")\",\"code\":\"\(country.code)\"}"
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }

  private static let reference = """
    [{"name":"Bahamas","dial_code":"+1","code":"BS","area_codes":["242"]},
    {"name":"Cayman Islands","dial_code":"+1","code":"KY","area_codes":["345"]},
    {"name":"Chad","dial_code":"+235","code":"TD"},
    {"name":"Curaçao","dial_code":"+599","code":"CW"},
    {"name":"Guyana","dial_code":"+592","code":"GY","alpha3":"GUY"},
    {"name":"Italy","dial_code":"+39","code":"IT","main":true},
    {"name":"Kazakhstan","dial_code":"+7","code":"KZ","area_codes":["7"]},
    {"name":"Kenya","dial_code":"+254","code":"KE","aliases":["Kenia"]},
    {"name":"Paraguay","dial_code":"+595","code":"PY"},
    {"name":"Pitcairn Islands","dial_code":"","code":"PN","aliases":["Pitcairn"]},
    {"name":"United Kingdom","dial_code":"+44","code":"GB","main":true},
    {"name":"Vatican City","dial_code":"+39","code":"VA","aliases":["Vatican"],"area_codes":["06698"]}]
    """
}
