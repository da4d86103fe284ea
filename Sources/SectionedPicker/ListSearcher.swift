/// Searches a list that is held in memory.
///
///     let searcher = ListSearcher(
///       countries, fields: [SearchField("name", role: .name, \Country.name)])
///     searcher.matches(SearchQuery("uni")).best
///
/// The text of the elements is folded into an index on the first query, and a query that goes on
/// from the last one looks only at what that one found.
public final class ListSearcher<Element> {
  /// The elements, in the order of the list.
  public let elements: [Element]
  /// How a query has to match.
  public let rule: MatchRule

  let fields: [SearchField<Element>]
  let isSecondary: ((Element) -> Bool)?
  let resolveNumber: ((String) -> NumberMatches)?
  private(set) lazy var index = SearchIndex(elements, fields: fields)
  private(set) lazy var foreign = ForeignNames(elements, fields: foreignFields())
  private(set) lazy var fieldMarks = Self.marks(of: fields)
  private let foreignFields: () -> [SearchField<Element>]
  private var last: SearchAnswer?

  /// Creates a searcher.
  ///
  /// - Parameters:
  ///   - elements: The list, in its order.
  ///   - fields: What of an element is searched.
  ///   - rule: How a query has to match.
  ///   - translations: Names in other languages; asked for only once nothing else matches.
  ///   - isSecondary: Whether an element shares its number with one that comes before it.
  ///   - resolveNumber: Asked for a number, with its `+` if it had one, that nothing begins with.
  public init(
    _ elements: [Element], fields: [SearchField<Element>], rule: MatchRule = .smart,
    translations: (@Sendable () -> [SearchField<Element>])? = nil,
    isSecondary: ((Element) -> Bool)? = nil,
    resolveNumber: ((String) -> NumberMatches)? = nil
  ) {
    self.elements = elements
    self.fields = fields.filter { !$0.role.isForeign }
    self.rule = rule
    let foreign = fields.filter(\.role.isForeign)
    foreignFields = { foreign + (translations?() ?? []) }
    self.isSecondary = isSecondary
    self.resolveNumber = resolveNumber
  }

  /// The names by which a query can ask for one field alone, in the order of the fields.
  public var fieldNames: [String] {
    var names: [String] = []
    for field in fields where !names.contains(field.name) { names.append(field.name) }
    return names
  }

  /// Builds the index now, so that the first query need not wait for it.
  ///
  /// - Complexity: O(*n*) in the size of the elements' text, the first time.
  public func prepare() { _ = index }

  /// What a query finds: everything, with no best match, where it is empty.
  public func matches(_ query: SearchQuery) -> Matches { answer(to: query).matches }

  /// The answer to a query, which is kept until the next one is asked.
  func answer(to query: SearchQuery) -> SearchAnswer {
    if let last, last.query == query { return last }
    var answer = Search(self, query, after: last).answer()
    if answer.means == .words, let best = bestByAccents(answer) {
      answer.matches = answer.matches.with(best: best)
    }
    last = answer
    return answer
  }

  private static func marks(of fields: [SearchField<Element>]) -> [[UInt8]: UInt32] {
    var marks: [[UInt8]: UInt32] = [:]
    for (index, field) in fields.enumerated() {
      marks[Folding.folded(field.name), default: 0] |= 1 << UInt32(SearchIndex.mark(of: index))
    }
    return marks
  }
}

extension FieldRole {
  /// Whether a field is a name in another language.
  var isForeign: Bool { self == .nativeName || self == .translation }
}
