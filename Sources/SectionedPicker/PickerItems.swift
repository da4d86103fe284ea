/// What a picker picks from: a sectioned list, how it is searched, and how its rows read.
public struct PickerItems<Element> {
  /// The elements in their sections.
  public let list: SectionedList<Element>
  /// The searcher over the list's elements, in the list's order.
  public var searcher: ListSearcher<Element>
  /// The identity under which a pick is remembered between runs.
  public let id: (Element) -> String
  /// What a row says of an element; the match is nil while there is no query.
  public let content: (Element, Match?) -> RowText
  /// Why a text that matches nothing does not, where there is more to say than that.
  public let explain: (String) -> String?

  /// Creates the items of a picker.
  ///
  /// - Parameters:
  ///   - list: The elements in their sections.
  ///   - searcher: A searcher over `list.elements`.
  ///   - id: The identity under which a pick is remembered; unique in the list.
  ///   - content: What a row says of an element, given how the query matched it.
  ///   - explain: Why a text that matches nothing does not, where there is more to say than that.
  public init(
    list: SectionedList<Element>, searcher: ListSearcher<Element>,
    id: @escaping (Element) -> String, content: @escaping (Element, Match?) -> RowText,
    explain: @escaping (String) -> String? = { _ in nil }
  ) {
    self.list = list
    self.searcher = searcher
    self.id = id
    self.content = content
    self.explain = explain
  }

  /// Creates the items of a picker that searches a list in memory.
  ///
  /// - Parameters:
  ///   - list: The elements in their sections.
  ///   - fields: What of an element is searched.
  ///   - id: The identity under which a pick is remembered; unique in the list.
  ///   - content: What a row says of an element, given how the query matched it.
  public init(
    list: SectionedList<Element>, fields: [SearchField<Element>],
    id: @escaping (Element) -> String, content: @escaping (Element, Match?) -> RowText
  ) {
    self.init(
      list: list, searcher: ListSearcher(list.elements, fields: fields), id: id, content: content)
  }

  /// The positions of the elements with these identities, in the order of `ids`.
  ///
  /// An identity that no element has is left out.
  ///
  /// - Complexity: O(*n*) in the length of the list, unless `ids` is empty.
  public func positions(of ids: [String]) -> [Int] {
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids)
    var found: [String: Int] = [:]
    for (position, element) in list.elements.enumerated() {
      let id = id(element)
      if wanted.contains(id), found[id] == nil { found[id] = position }
      if found.count == wanted.count { break }
    }
    return ids.compactMap { found[$0] }
  }
}
