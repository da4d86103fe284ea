import DialCodes
import PickerOptions
import PickerProgram
import PickerTerminal
import SectionedPicker

/// The countries that the options ask for: from the built-in data or a file, in a language, without
/// what is left out.
struct CountryBook {
  let options: PickerOptions
  /// The countries, in their sections.
  let items: CountryItems
  /// Every country that is known, whatever is shown of it.
  private let catalog: CountryCatalog

  init(_ options: PickerOptions) throws(ProgramError) {
    self.options = options
    catalog = try Self.catalog(options)
    items = try Self.items(catalog, options, tag: options.language)
    // A value that cannot be used is told of in every mode, before anything is printed.
    _ = try (selected, initial, preferred)
  }

  /// The same countries in another language.
  func items(language tag: String) throws(ProgramError) -> CountryItems {
    try Self.items(catalog, options, tag: tag)
  }

  private static func catalog(_ options: PickerOptions) throws(ProgramError) -> CountryCatalog {
    guard let path = options.dataPath else { return .bundled() }
    let bytes = try Dialcode.console.read(path)
    do {
      let file = try CatalogReader.read(
        bytes, path: path, known: CountryCatalog.bundled().countries)
      for problem in file.problems { Dialcode.console.warn(problem.message) }
      return CountryCatalog(file.countries)
    } catch {
      throw .data(error)
    }
  }

  /// Lays out the countries in a language: the one asked for, or else that of the locale.
  ///
  /// A file has the names that its owner wants, so that only being asked changes them.
  private static func items(
    _ catalog: CountryCatalog, _ options: PickerOptions, tag: String?
  ) throws(ProgramError) -> CountryItems {
    let isOwnFile = options.dataPath != nil
    let names = try names(tag: tag, isLocaleAsked: !isOwnFile)
    let shown = names.map { catalog.named(in: $0) } ?? catalog
    let sections = names?.sections ?? [:]
    let latin = isOwnFile ? nil : SectionedList<CountryRow>.latinIndexTitles
    let all = CountryItems(
      catalog: catalog,
      rows: shown.countries.filter { $0.dialCode != nil }.map {
        CountryRow(country: $0, label: sections[$0.code])
      },
      labels: names?.labels ?? latin,
      rule: MatchRule(rawValue: options.matchRule.rawValue) ?? .smart,
      showsFlags: options.flags != .never && !options.plain)
    if options.only.isEmpty && options.exclude.isEmpty { return all }
    let kept = try positions(of: options.only, option: "--only", in: all)
    let dropped = Set(try positions(of: options.exclude, option: "--exclude", in: all))
    let wanted = options.only.isEmpty ? nil : Set(kept)
    let rows = all.list.elements.enumerated().filter { position, _ in
      wanted?.contains(position) ?? true && !dropped.contains(position)
    }
    return CountryItems(
      catalog: catalog, rows: rows.map(\.element), labels: all.list.indexTitles,
      rule: all.searcher.rule,
      showsFlags: all.showsFlags)
  }

  /// The names in a language; nil for English, which the countries have anyway.
  private static func names(
    tag: String?, isLocaleAsked: Bool
  ) throws(ProgramError) -> CountryNames? {
    let locale = isLocaleAsked ? HomeRegion(environment: ProcessStreams.environment).tag : nil
    guard let wanted = tag ?? locale,
      !wanted.hasPrefix("en") || wanted.dropFirst(2).first?.isLetter == true
    else { return nil }
    if let names = CountryNames(language: wanted) { return names }
    if let tag { throw .language(tag) }
    return nil
  }

  private static func positions(
    of keys: [String], option: String, in items: CountryItems
  ) throws(ProgramError) -> [Int] {
    var positions: [Int] = []
    for key in keys {
      do {
        positions += try items.positions(named: key)
      } catch {
        throw .key(error, option: option)
      }
    }
    return positions
  }
}

// MARK: - What the options point at

extension CountryBook {
  /// The position of the current value.
  var selected: Int? {
    get throws(ProgramError) {
      guard let key = options.selected else { return nil }
      return try position(of: key, option: "--selected")
    }
  }

  /// The position of the country that the cursor is told to start on.
  var initial: Int? {
    get throws(ProgramError) {
      guard case .key(let key) = options.initial else { return nil }
      return try position(of: key, option: "--initial")
    }
  }

  /// The position of the region of the locale, or else of the time zone; nil where neither is wanted
  /// or known.
  var home: Int? { options.initial == PickerOptions.Initial.none ? nil : homePosition }

  /// The positions of what is preferred, each once, in the order in which it is given.
  var preferred: [Int] {
    get throws(ProgramError) {
      var seen: Set<Int> = []
      return try Self.positions(of: options.prefer, option: "--prefer", in: items)
        .filter { seen.insert($0).inserted }
    }
  }

  /// The position of the one country that a key names.
  func position(of key: String, option: String) throws(ProgramError) -> Int {
    do {
      return try items.position(named: key)
    } catch {
      throw .key(error, option: option)
    }
  }

  /// The region of the locale, or else of the time zone, if it is listed.
  private var homePosition: Int? {
    let home = HomeRegion(environment: ProcessStreams.environment).region
    guard
      let region = home ?? ProcessStreams.timeZone.flatMap({ HomeRegion.region(ofTimeZone: $0) })
    else { return nil }
    return items.numbers.positions(of: [region]).first
  }
}
