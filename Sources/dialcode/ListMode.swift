import PickerOptions
import PickerProgram
import SectionedPicker

/// The modes that print from the list without asking anybody: `--select`, `--filter`, `--list`.
struct ListMode {
  let options: PickerOptions
  let book: CountryBook

  private var list: SectionedList<CountryRow> { book.items.list }

  func run() throws(ProgramError) -> ExitStatus {
    switch options.mode {
    case .select(let key):
      let position = try book.position(of: key, option: "--select")
      return try print([position], try CountryOutput(options, standard: "{dial_code}"))
    case .filter(let query):
      return try filter(SearchQuery(query))
    default:
      return try printList()
    }
  }

  private func filter(_ query: SearchQuery) throws(ProgramError) -> ExitStatus {
    let output = try CountryOutput(options, standard: CountryOutput.listTemplate)
    if query.isEmpty { return try print(Array(list.elements.indices), output) }
    let matches = book.items.searcher.ranked(query)
    if matches.isEmpty {
      let reason =
        book.items.searcher.matches(query).note ?? book.items.items.explain(query.text)
      Dialcode.console.warn(reason ?? "no country matches “\(query.text)”")
      return .noMatch
    }
    if matches[0].rank == .misspelling {
      Dialcode.console.warn("no country matches “\(query.text)”: did you mean this?")
    }
    try Dialcode.console.write(options.printedQuery(query.text))
    return try print(matches.map(\.position), output, reasons: matches.map(\.reason))
  }

  /// Prints every row once, what is preferred first; under headings where rows are for reading.
  private func printList() throws(ProgramError) -> ExitStatus {
    let output = try CountryOutput(options, standard: CountryOutput.listTemplate)
    let preferred = try book.preferred
    let isPreferred = Set(preferred)
    let hasHeadings = options.output == .standard && !options.print0
    var bytes: [UInt8] = []
    let append = { (title: String, positions: [Int]) in
      if hasHeadings, !positions.isEmpty { bytes += Array((title + "\n").utf8) }
      for position in positions {
        bytes += output.bytes(list.elements[position], section: list.sectionTitle(of: position))
      }
    }
    append(PickerConfiguration().preferredTitle, preferred)
    for section in list.sections {
      append(section.title, section.positions.filter { !isPreferred.contains($0) })
    }
    try Dialcode.console.write(bytes)
    return list.elements.isEmpty ? .noMatch : .success
  }

  private func print(
    _ positions: [Int], _ output: CountryOutput, reasons: [String?] = []
  ) throws(ProgramError) -> ExitStatus {
    var bytes: [UInt8] = []
    for (index, position) in positions.enumerated() {
      bytes += output.bytes(
        list.elements[position], section: list.sectionTitle(of: position),
        because: .init(alias: index < reasons.count ? reasons[index] : nil))
    }
    try Dialcode.console.write(bytes)
    return positions.isEmpty ? .noMatch : .success
  }
}
