import DialCodes
import SectionedPicker

/// The countries to pick from, in one language: the library of countries joined to the picker's.
///
///     CountryCatalog ─▶ [CountryRow] ─▶ SectionedList ─┬─▶ PickerItems
///                         [SearchField] ─▶ ListSearcher ─┘
struct CountryItems {
  /// Every country that is known, dialable or not, with English names.
  let catalog: CountryCatalog
  /// The rows that can be picked, in their sections.
  let list: SectionedList<CountryRow>
  /// How the rows are searched.
  let searcher: ListSearcher<CountryRow>
  let showsFlags: Bool

  /// Lays out the countries of `catalog` that have a calling code.
  ///
  /// - Parameters:
  ///   - catalog: Every country that is known.
  ///   - rows: The rows, in list order if they carry labels of their language.
  ///   - labels: The labels of the index in that language; nil where rows are to be sorted by name.
  ///   - rule: When a query matches.
  ///   - showsFlags: Whether rows begin with a flag.
  init(
    catalog: CountryCatalog, rows: [CountryRow], labels: [String]?, rule: MatchRule,
    showsFlags: Bool
  ) {
    self.catalog = catalog
    self.showsFlags = showsFlags
    if let labels {
      list = SectionedList(ordered: rows, indexTitles: labels) {
        $0.label ?? Collation.indexLetter(of: $0.name)
      }
    } else {
      list = SectionedList(rows, name: \.name)
    }
    let list = list
    let sharedCodes = SharedCodes(catalog)
    searcher = ListSearcher(
      list.elements,
      fields: [
        SearchField("name", role: .name, text: { $0.name }),
        SearchField("alias", role: .alias, texts: { $0.country.aliases }),
        SearchField("code", role: .key, text: { $0.id }),
        SearchField("alpha3", role: .key, text: { $0.country.alpha3 }),
        SearchField("dial", role: .number, texts: { $0.numbers }),
        SearchField("area", role: .localNumber, texts: { $0.areaCodes }),
      ],
      rule: rule, translations: Self.translations,
      isSecondary: { row in
        !row.country.isMain && row.country.dialCode.map(sharedCodes.all.contains) ?? false
      },
      resolveNumber: { number in CountryNumbers(list: list).resolution(of: number) })
  }

  /// What the countries are called in every language, read when nothing else is found.
  @Sendable
  private static func translations() -> [SearchField<CountryRow>] {
    let names = TranslatedNames()
    return [
      SearchField("native", role: .nativeName) { row, sink in
        names.forEachNativeName(of: row.country.code, sink)
      },
      SearchField("translation", role: .translation) { row, sink in
        names.forEachForeignName(of: row.country.code, sink)
      },
    ]
  }

  /// Telephone numbers, looked up in the list.
  var numbers: CountryNumbers { CountryNumbers(list: list) }

  /// The picker's items.
  var items: PickerItems<CountryRow> {
    PickerItems(
      list: list, searcher: searcher, id: \.id, content: content, explain: catalog.explanation)
  }

  private func content(_ row: CountryRow, _ match: Match?) -> RowText {
    RowText(
      title: row.name, match: match, leading: showsFlags ? row.country.code.flag : "",
      details: [row.shownDialCode, row.id],
      spoken: "\(row.name), \(row.id), \(row.shownDialCode)")
  }

  /// The positions of all rows that a key of the command line names: a code, a name, an alias, or a
  /// calling code, which names every country that uses it.
  func positions(named key: String) throws(KeyError) -> [Int] {
    if let code = DialCode(key), key.hasPrefix("+") {
      let positions = list.elements.indices.filter { list.elements[$0].country.dialCode == code }
      if !positions.isEmpty { return Array(positions) }
    }
    if let country = catalog.country(coded: key),
      let position = list.elements.firstIndex(where: { $0.country.code == country.code })
    {
      return [position]
    }
    switch searcher.resolve(key: key) {
    case .one(let position): return [position]
    case .several(let positions): return positions
    case .none: throw KeyError.unknown(key, reason: catalog.explanation(of: key))
    }
  }

  /// The position of the one row that a key names.
  func position(named key: String) throws(KeyError) -> Int {
    let positions = try positions(named: key)
    if positions.count == 1 { return positions[0] }
    if let code = DialCode(key), let main = catalog.mainCountry(of: code),
      let position = positions.first(where: { list.elements[$0].country.code == main.code })
    {
      return position
    }
    throw KeyError.ambiguous(
      key, positions.map { "\(list.elements[$0].name) (\(list.elements[$0].id))" })
  }
}

/// Why a key of the command line names no row, as facts.
enum KeyError: Error, Hashable {
  /// Nothing goes by it; the reason is what is known of it all the same.
  case unknown(String, reason: String?)
  /// Several rows go by it.
  case ambiguous(String, [String])
}

/// The codes that several countries share, put together when a query first asks for numbers.
private final class SharedCodes {
  private(set) lazy var all = Set(
    catalog.countries.lazy.filter { $0.isMain }.compactMap { $0.dialCode })
  private let catalog: CountryCatalog

  init(_ catalog: CountryCatalog) { self.catalog = catalog }
}
