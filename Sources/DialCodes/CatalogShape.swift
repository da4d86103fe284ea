import JSONText

/// Where the rows of a file lie, whatever shape its list has.
enum CatalogShape {
  /// The rows of a text, in order.
  ///
  /// A list is an array; a map by country code or by dial code; a map of letters to arrays; or any of
  /// these as the only one within an object.
  static func rows(of root: JSONValue) throws(Failure) -> [CatalogRow] {
    let place = CatalogPlace(path: "$", value: root)
    if root.kind == .array { return rows(of: elements(of: place)) }
    guard root.kind == .object else { throw .noList(found: place.found) }
    let lists = lists(in: place, depth: 0)
    guard let list = lists.first else { throw .noList(found: "an object without one") }
    if lists.count > 1 { throw .severalLists(paths: lists.map(\.path)) }
    return rows(of: list.items)
  }

  /// Why there are no rows.
  enum Failure: Error {
    case noList(found: String)
    case severalLists(paths: [String])
  }

  /// A row, and the member's name where that tells its country or its dial code.
  private struct Item {
    var place: CatalogPlace
    var key: CatalogPlace?
  }

  private struct List {
    var path: String
    var items: [Item]
  }

  private static let deepestList = 4

  private static func rows(of items: [Item]) -> [CatalogRow] {
    items.enumerated().map { CatalogRow(index: $0, place: $1.place, key: $1.key) }
  }

  private static func lists(in place: CatalogPlace, depth: Int) -> [List] {
    let members = place.value.members.map { (key: $0.key, place: place.member($0)) }
    if isMap(members.map(\.key)) {
      return [List(path: place.path, items: members.flatMap { mapItems(key: $0.key, $0.place) })]
    }
    if isSectioned(members) {
      return [List(path: place.path, items: members.flatMap { elements(of: $0.place) })]
    }
    return members.flatMap { _, place in
      if place.value.kind == .array, place.value.elements.contains(where: \.isContainer) {
        return [List(path: place.path, items: elements(of: place))]
      }
      return place.value.kind == .object && depth < deepestList
        ? lists(in: place, depth: depth + 1) : []
    }
  }

  private static func elements(of place: CatalogPlace) -> [Item] {
    place.value.elements.enumerated().map { Item(place: place.element($0, $1)) }
  }

  /// Whether most names of an object are country codes or dial codes.
  private static func isMap(_ keys: [JSONValue]) -> Bool {
    let codes = keys.filter { key in
      let place = CatalogPlace(path: "", value: key)
      let isAlpha3 = place.holdsAlpha3 && key.string == key.string?.uppercased()
      return place.holdsCode || isAlpha3 || place.holdsDialCode
    }
    return !codes.isEmpty && codes.count * 2 > keys.count
  }

  /// Whether an object holds arrays under single letters.
  private static func isSectioned(_ members: [(key: JSONValue, place: CatalogPlace)]) -> Bool {
    !members.isEmpty
      && members.allSatisfy { $0.place.value.kind == .array && $0.key.string?.count == 1 }
  }

  /// The rows of a map's member: one, or one for each element of a list that names countries.
  private static func mapItems(key: JSONValue, _ place: CatalogPlace) -> [Item] {
    let key = CatalogPlace(path: place.path, value: key)
    let isByDialCode = key.holdsDialCode
    let elements = elements(of: place)
    guard
      !elements.isEmpty, isByDialCode || elements.allSatisfy({ $0.place.value.isContainer })
    else { return [Item(place: place, key: key)] }
    return elements.map { Item(place: $0.place, key: key) }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool { kind == .object || kind == .array }
}
