import SectionedPicker
import Testing

@Suite struct KeyResolutionTests {
  @Test(
    arguments: [
      ("GB", "GB"), ("gbr", "GB"), ("UK", "GB"), ("united kingdom", "GB"), ("England", "GB"),
      ("44", "GB"), ("+44", "GB"), ("1", "US+CA"), ("+1684", "AS"), ("684", "AS"), ("242", "CG"),
      ("congo", "CG+CD"), ("st", "ST"), ("", ""), ("unit", ""), ("+999", ""), ("st. lucia", "LC"),
    ])
  func keys(key: String, codes: String) {
    var places = Atlas.places
    if let canada = places.firstIndex(where: { $0.codes.contains("CA") }) {
      places[canada].isSecondary = false
    }
    let searcher = ListSearcher(places, fields: Atlas.fields, isSecondary: \.isSecondary)
    let found: [Int]
    switch searcher.resolve(key: key) {
    case .one(let position): found = [position]
    case .several(let positions): found = positions
    case .none: found = []
    }
    let text = found.filter { !places[$0].isSecondary || found.count == 1 }.map {
      places[$0].codes[0]
    }
    #expect(Set(text) == Set(codes.split(separator: "+").map(String.init)))
  }
}
