/// A country that is no more: its withdrawn code, and the countries that it became.
///
/// Codes and years are those of ISO 3166-3; the successors are CLDR's territory aliases, which give
/// those of Yugoslavia under its numeric code 890.
struct FormerRegion: Hashable, Sendable {
  /// The withdrawn alpha-2 code; one code may have been used twice (`CS`).
  let code: String
  let alpha3: String
  let name: String
  let otherNames: [String]
  /// The year in which the code was withdrawn.
  let withdrawn: Int
  let successors: [String]

  /// Whether `key` is the code or a name of this region, in any case.
  func matches(_ key: some StringProtocol) -> Bool {
    let key = key.lowercased()
    return key == code.lowercased() || key == alpha3.lowercased() || key == name.lowercased()
      || otherNames.contains { $0.lowercased() == key }
  }
}

extension FormerRegion {
  private init(
    _ code: String, _ alpha3: String, _ names: [String], _ withdrawn: Int, _ successors: [String]
  ) {
    self.init(
      code: code, alpha3: alpha3, name: names.first ?? code, otherNames: Array(names.dropFirst()),
      withdrawn: withdrawn, successors: successors)
  }

  /// Every region whose code was withdrawn and not given to another country since.
  static let all = [
    FormerRegion("AN", "ANT", ["Netherlands Antilles"], 2010, ["CW", "SX", "BQ"]),
    FormerRegion("BU", "BUR", ["Socialist Republic of the Union of Burma"], 1989, ["MM"]),
    FormerRegion("CS", "CSK", ["Czechoslovakia"], 1993, ["CZ", "SK"]),
    FormerRegion("CS", "SCG", ["Serbia and Montenegro"], 2006, ["RS", "ME"]),
    FormerRegion("CT", "CTE", ["Canton and Enderbury Islands"], 1984, ["KI"]),
    FormerRegion("DD", "DDR", ["German Democratic Republic", "East Germany", "GDR"], 1990, ["DE"]),
    FormerRegion("DY", "DHY", ["Republic of Dahomey"], 1977, ["BJ"]),
    FormerRegion("FQ", "ATF", ["French Southern and Antarctic Territories"], 1979, ["AQ", "TF"]),
    FormerRegion("FX", "FXX", ["France, Metropolitan"], 1997, ["FR"]),
    FormerRegion("HV", "HVO", ["Republic of Upper Volta"], 1984, ["BF"]),
    FormerRegion("JT", "JTN", ["Johnston Island"], 1986, ["UM"]),
    FormerRegion("MI", "MID", ["Midway Islands"], 1986, ["UM"]),
    FormerRegion("NH", "NHB", ["Anglo-French Condominium of the New Hebrides"], 1980, ["VU"]),
    FormerRegion("NQ", "ATN", ["Dronning Maud Land", "Queen Maud Land"], 1983, ["AQ"]),
    FormerRegion("NT", "NTZ", ["Neutral Zone"], 1993, ["SA", "IQ"]),
    FormerRegion(
      "PC", "PCI", ["Trust Territory of the Pacific Islands"], 1986, ["FM", "MH", "MP", "PW"]),
    FormerRegion("PU", "PUS", ["US Miscellaneous Pacific Islands"], 1986, ["UM"]),
    FormerRegion("PZ", "PCZ", ["Panama Canal Zone"], 1980, ["PA"]),
    FormerRegion("RH", "RHO", ["Republic of Rhodesia"], 1980, ["ZW"]),
    FormerRegion(
      "SU", "SUN", ["Soviet Union", "USSR", "Union of Soviet Socialist Republics"], 1992,
      [
        "RU", "AM", "AZ", "BY", "EE", "GE", "KZ", "KG", "LV", "LT", "MD", "TJ", "TM", "UA", "UZ",
      ]),
    FormerRegion("TP", "TMP", ["East Timor"], 2002, ["TL"]),
    FormerRegion("VD", "VDR", ["Democratic Republic of Viet-Nam", "North Vietnam"], 1977, ["VN"]),
    FormerRegion("WK", "WAK", ["Wake Island"], 1986, ["UM"]),
    FormerRegion("YD", "YMD", ["Democratic Yemen", "South Yemen"], 1990, ["YE"]),
    FormerRegion("YU", "YUG", ["Yugoslavia"], 2003, ["RS", "ME", "BA", "HR", "MK", "SI"]),
    FormerRegion("ZR", "ZAR", ["Republic of Zaire"], 1997, ["CD"]),
  ]
}
