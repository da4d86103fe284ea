/// Offsets gathered under titles, in the order of the titles.
struct SectionGroups {
  private(set) var groups: [(title: String, offsets: [Int])]
  private var places: [String: Int]
  private var lastAdded = 0

  init(known titles: [String] = []) {
    groups = titles.map { ($0, []) }
    places = Dictionary(zip(titles, titles.indices), uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ offset: Int, under title: String) {
    // Neighbours mostly share their title, so the look-up is the exception.
    if lastAdded < groups.count, groups[lastAdded].title == title {
      groups[lastAdded].offsets.append(offset)
      return
    }
    let place = places[title] ?? groups.count
    if place == groups.count {
      places[title] = place
      groups.append((title, []))
    }
    groups[place].offsets.append(offset)
    lastAdded = place
  }

  mutating func addTitles(_ titles: [String]) {
    for title in titles where places[title] == nil {
      places[title] = groups.count
      groups.append((title, []))
    }
  }

  mutating func sort(by areInOrder: (String, String) -> Bool) {
    groups.sort { areInOrder($0.title, $1.title) }
    places = [:]
    lastAdded = groups.count
    for (place, group) in groups.enumerated() { places[group.title] = place }
  }
}
