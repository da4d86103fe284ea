import SectionedPicker

/// A country of the tests' own.
struct Place: Sendable {
  var name: String
  var codes: [String]
  var numbers: [String]
  var areaCodes: [String] = []
  var aliases: [String] = []
  var isSecondary = false
  var native: String?
  var foreign: [String] = []
}

/// A small list of countries, in order, that has each kind of difficulty once or twice.
enum Atlas {
  static let places: [Place] = [
    Place(name: "Algeria", codes: ["DZ", "DZA"], numbers: ["213"], foreign: ["Algerien"]),
    Place(
      name: "American Samoa", codes: ["AS", "ASM"], numbers: ["+1", "1684"], areaCodes: ["684"],
      isSecondary: true),
    Place(
      name: "Bahamas", codes: ["BS", "BHS"], numbers: ["+1", "1 242"], areaCodes: ["242"],
      isSecondary: true),
    Place(
      name: "British Indian Ocean Territory", codes: ["IO", "IOT"], numbers: ["246"]),
    Place(name: "Canada", codes: ["CA", "CAN"], numbers: ["1"], isSecondary: true),
    Place(
      name: "China", codes: ["CN", "CHN"], numbers: ["86"],
      aliases: ["People’s Republic of China"], native: "中国", foreign: ["Chine"]),
    Place(
      name: "Congo - Brazzaville", codes: ["CG", "COG"], numbers: ["242"], aliases: ["Congo"]),
    Place(
      name: "Congo - Kinshasa", codes: ["CD", "COD"], numbers: ["243"], aliases: ["Congo", "DRC"]),
    Place(
      name: "Côte d’Ivoire", codes: ["CI", "CIV"], numbers: ["225"], aliases: ["Ivory Coast"]),
    Place(
      name: "Denmark", codes: ["DK", "DNK"], numbers: ["45"], native: "Danmark",
      foreign: ["Dänemark"]),
    Place(name: "Egypt", codes: ["EG", "EGY"], numbers: ["20"], native: "مصر"),
    Place(
      name: "Eswatini", codes: ["SZ", "SWZ"], numbers: ["268"], aliases: ["Swaziland"]),
    Place(
      name: "Germany", codes: ["DE", "DEU"], numbers: ["49"], native: "Deutschland",
      foreign: ["Allemagne", "Германия", "ドイツ"]),
    Place(name: "Guernsey", codes: ["GG", "GGY"], numbers: ["44"], isSecondary: true),
    Place(name: "Guinea", codes: ["GN", "GIN"], numbers: ["224"]),
    Place(name: "Guinea-Bissau", codes: ["GW", "GNB"], numbers: ["245"]),
    Place(name: "India", codes: ["IN", "IND"], numbers: ["91"], native: "भारत"),
    Place(name: "Iran", codes: ["IR", "IRN"], numbers: ["98"], foreign: ["İran"]),
    Place(name: "Iraq", codes: ["IQ", "IRQ"], numbers: ["964"], foreign: ["Irak"]),
    Place(name: "Kyrgyzstan", codes: ["KG", "KGZ"], numbers: ["996"]),
    Place(
      name: "Netherlands", codes: ["NL", "NLD"], numbers: ["31"], aliases: ["Holland"]),
    Place(name: "Nigeria", codes: ["NG", "NGA"], numbers: ["234"]),
    Place(name: "Norfolk Island", codes: ["NF", "NFK"], numbers: ["672"]),
    Place(name: "Pakistan", codes: ["PK", "PAK"], numbers: ["92"]),
    Place(
      name: "Russia", codes: ["RU", "RUS"], numbers: ["7"], aliases: ["Russian Federation"],
      native: "Россия"),
    Place(name: "São Tomé & Príncipe", codes: ["ST", "STP"], numbers: ["239"]),
    Place(
      name: "St. Kitts & Nevis", codes: ["KN", "KNA"], numbers: ["+1", "1869"],
      areaCodes: ["869"], isSecondary: true),
    Place(
      name: "St. Lucia", codes: ["LC", "LCA"], numbers: ["+1", "1758"], areaCodes: ["758"],
      isSecondary: true),
    Place(
      name: "Türkiye", codes: ["TR", "TUR"], numbers: ["90"], aliases: ["Turkey"]),
    Place(name: "Ukraine", codes: ["UA", "UKR"], numbers: ["380"]),
    Place(name: "United Arab Emirates", codes: ["AE", "ARE"], numbers: ["971"], aliases: ["UAE"]),
    Place(
      name: "United Kingdom", codes: ["GB", "GBR", "UK"], numbers: ["44"],
      aliases: ["Great Britain", "Northern Ireland", "England", "Scotland", "Wales"]),
    Place(
      name: "United States", codes: ["US", "USA"], numbers: ["1"], aliases: ["America"]),
    Place(
      name: "U.S. Virgin Islands", codes: ["VI", "VIR"], numbers: ["+1", "1340"],
      areaCodes: ["340"], isSecondary: true),
  ]

  static let fields: [SearchField<Place>] = [
    SearchField("name", role: .name, \Place.name),
    SearchField("alias", role: .alias, \Place.aliases),
    SearchField("code", role: .key, \Place.codes),
    SearchField("dial", role: .number, \Place.numbers),
    SearchField("area", role: .localNumber, \Place.areaCodes),
  ]

  static func searcher(
    _ rule: MatchRule = .smart, resolveNumber: ((String) -> NumberMatches)? = nil
  ) -> ListSearcher<Place> {
    ListSearcher(
      places, fields: fields, rule: rule,
      translations: {
        [
          SearchField("native", role: .nativeName, \Place.native),
          SearchField("foreign", role: .translation, \Place.foreign),
        ]
      },
      isSecondary: \.isSecondary, resolveNumber: resolveNumber)
  }

  /// The main codes of what a query finds, best first.
  static func ranked(_ text: String) -> [String] {
    searcher().rankedPositions(SearchQuery(text)).compactMap { places[$0].codes.first }
  }

  /// The match of the country with a code.
  static func match(_ code: String, _ text: String) -> Match? {
    guard let position = places.firstIndex(where: { $0.codes.contains(code) }) else { return nil }
    return searcher().match(at: position, for: SearchQuery(text))
  }
}
