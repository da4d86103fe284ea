import DialCodes
import SectionedPicker

/// Types a query, prints the rows that are shown, and picks the best one.
func pick<Element>(_ query: String, from items: PickerItems<Element>, recents: [String] = []) {
  var picker = PickerState(items: items, recents: Recents(ids: recents))
  _ = picker.apply(.setQuery(query))
  print("> \(query)", picker.foundText ?? "Everything", separator: "  ")
  for section in picker.listing.sections {
    for row in section.rows { print(section.title, picker.content(ofRow: row)?.line ?? "") }
  }
  guard case .picked(let positions) = picker.apply(.pick) else { return }
  print("picked", positions.compactMap(picker.element(at:)).map(items.id))
}

struct Fruit { var name: String, from: String?, kcal: Int }
let bowl = [Fruit(name: "Fig", from: nil, kcal: 74), Fruit(name: "Äpfel", from: "Asia", kcal: 52)]
let fruitFields: [SearchField<Fruit>] = [
  SearchField("name", role: .name, \.name), SearchField("from", role: .alias, \.from),
  SearchField("kcal", role: .number, \.kcal),
]
let byLetter = SectionedList(bowl, name: \.name)
let byOrigin = SectionedList(bowl, name: \.name, sectionTitle: { $0.from ?? "Elsewhere" })
for (list, query) in [(byLetter, "apf"), (byLetter, "asia"), (byLetter, "74"), (byOrigin, "")] {
  let items = PickerItems(list: list, fields: fruitFields, id: \.name) { fruit, match in
    let matched = match?.highlights.map { "matched at \($0)" } ?? []
    return RowText(title: fruit.name, match: match, details: ["\(fruit.kcal) kcal"] + matched)
  }
  pick(query, from: items, recents: ["Fig"])
}

let countries = SectionedList(CountryCatalog.bundled().countries, name: \.name)
let countryFields: [SearchField<Country>] = [
  SearchField("name", role: .name, \.name), SearchField("alias", role: .alias, \.aliases),
]
let items = PickerItems(list: countries, fields: countryFields, id: \.code.alpha2) {
  RowText(title: $0.name, match: $1, details: [$0.shownDialCode])
}
pick("swaz", from: items)
