import SectionedPicker
import Testing

@Suite struct SearchableValues {
  private struct Fruit: Sendable {
    var name: String
    var sort: Substring?
    var kcal: Int?
    var sweetness: Double
    var tags: [String]?
    var isTropical: Bool
  }

  private static let fruits = [
    Fruit(
      name: "Fig", sort: nil, kcal: nil, sweetness: 0.5, tags: nil, isTropical: false),
    Fruit(
      name: "Mango", sort: "Ataulfo", kcal: 60, sweetness: 2.25, tags: ["stone", "juicy"],
      isTropical: true),
  ]

  private let searcher = ListSearcher(
    fruits,
    fields: [
      SearchField("name", role: .name, \.name), SearchField("sort", role: .alias, \.sort),
      SearchField("kcal", role: .alias, \.kcal), SearchField("sweetness", role: .key, \.sweetness),
      SearchField("tags", role: .alias, \.tags), SearchField("tropical", role: .key, \.isTropical),
    ])

  @Test(arguments: [
    ("ata", [1]), ("kcal:60", [1]), ("juicy", [1]), ("stone mango", [1]), ("sweetness:2.25", [1]),
    ("tropical:false", [0]), ("optional", []), ("nil", []), ("fig", [0]),
  ])
  func propertiesOfAnyKindAreSearched(query: String, positions: [Int]) {
    #expect(Array(searcher.matches(SearchQuery(query)).positions) == positions)
  }
}
