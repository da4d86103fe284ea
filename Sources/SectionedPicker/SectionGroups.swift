/// Which of several titles each element stands under, and the titles in their order.
///
/// Elements are known by the order in which they are added, and take four bytes each.
struct SectionGroups {
  /// The titles, in the order in which they will stand.
  private(set) var titles: [String]
  private var places: [String: Int]
  /// The place of the title of each element.
  private var placeOfElement: [UInt32] = []
  private var counts: [Int]
  /// The places of the titles for texts that begin with a byte of ASCII; negative if not known.
  private var placesByByte = [Int](repeating: -1, count: 0x80)
  private var lastAdded = 0

  init(known titles: [String] = [], capacity: Int = 0) {
    self.titles = titles
    counts = [Int](repeating: 0, count: titles.count)
    places = Dictionary(zip(titles, titles.indices), uniquingKeysWith: { first, _ in first })
    placeOfElement.reserveCapacity(capacity)
  }

  /// How many elements have been added.
  var count: Int { placeOfElement.count }

  /// Adds the next element.
  mutating func add(under title: String) {
    // Neighbours mostly share their title, so the look-up is the exception.
    if lastAdded < titles.count, titles[lastAdded] == title { return add(at: lastAdded) }
    add(at: place(of: title))
  }

  /// Adds the next element under the letter that its text in UTF-8 begins with.
  mutating func add(underLetterOf text: UnsafeRawBufferPointer) {
    guard let first = text.first, first < 0x80 else {
      return add(under: Collation.indexLetter(ofUTF8: text))
    }
    let known = placesByByte[Int(first)]
    if known >= 0 { return add(at: known) }
    let place = place(of: Collation.indexLetter(ofUTF8: text))
    // No byte of ASCII is passed over to look at the next, so it alone decides.
    placesByByte[Int(first)] = place
    add(at: place)
  }

  private mutating func add(at place: Int) {
    counts[place] += 1
    placeOfElement.append(UInt32(truncatingIfNeeded: place))
    lastAdded = place
  }

  private mutating func place(of title: String) -> Int {
    if let place = places[title] { return place }
    let place = titles.count
    places[title] = place
    titles.append(title)
    counts.append(0)
    return place
  }

  mutating func addTitles(_ titles: [String]) {
    for title in titles { _ = place(of: title) }
  }

  mutating func sort(by areInOrder: (String, String) -> Bool) {
    let order = titles.indices.sorted { areInOrder(titles[$0], titles[$1]) }
    var newPlaces = [UInt32](repeating: 0, count: titles.count)
    for (place, old) in order.enumerated() { newPlaces[old] = UInt32(truncatingIfNeeded: place) }
    for element in placeOfElement.indices {
      placeOfElement[element] = newPlaces[Int(placeOfElement[element])]
    }
    titles = order.map { titles[$0] }
    counts = order.map { counts[$0] }
    places = Dictionary(zip(titles, titles.indices), uniquingKeysWith: { first, _ in first })
    placesByByte = [Int](repeating: -1, count: placesByByte.count)
    lastAdded = titles.count
  }

  /// Calls `body` with each element and the position that it gets.
  func forEachPosition(_ body: (_ element: Int, _ position: Int) -> Void) {
    var next = starts
    for (element, place) in placeOfElement.enumerated() {
      body(element, next[Int(place)])
      next[Int(place)] += 1
    }
  }

  /// The sections that hold something.
  var sections: [ListSection] {
    zip(zip(titles, counts), starts).compactMap { group, start in
      group.1 == 0 ? nil : ListSection(title: group.0, positions: start..<start + group.1)
    }
  }

  private var starts: [Int] {
    var next = 0
    return counts.map { count in
      defer { next += count }
      return next
    }
  }
}
