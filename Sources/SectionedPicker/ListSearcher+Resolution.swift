extension ListSearcher {
  /// The elements that an exact key stands for: a key, else a name or alias, else a number.
  ///
  /// A number that several elements share stands for the main one of them, where there is one.
  public func resolve(key: String) -> KeyResolution {
    let query = SearchQuery(key)
    let plan = QueryPlan(query, fields: [:])
    guard !plan.wholes.isEmpty else { return .none }
    let index = index
    return index.withBytes { bytes in
      func positions(_ isMatch: (FieldRole?, Range<Int>) -> Bool) -> [Int] {
        (0..<index.count).filter { position in
          guard let range = index.range(of: position) else { return false }
          return IndexedText(bytes, range).contains {
            !$0.isTail && isMatch(index.roles[Int($0.mark)], $0.range)
          }
        }
      }
      let keys = positions { $0 == .key && bytes.isEqual($1, plan.plain) }
      if !keys.isEmpty { return Self.resolution(keys) }
      let names = positions { role, range in
        (role == .name || role == .alias)
          && plan.wholes.contains { bytes.isEqual(range, $0) }
      }
      if !names.isEmpty { return Self.resolution(names) }
      guard let digits = query.digits, !digits.isEmpty else { return .none }
      let number = Array(digits.utf8)
      let numbers = positions { $0 == .number && bytes.isEqual($1, number) }
      if !numbers.isEmpty { return mainFirst(numbers) }
      if query.isInternational { return .none }
      return Self.resolution(positions { $0 == .localNumber && bytes.isEqual($1, number) })
    }
  }

  private func mainFirst(_ positions: [Int]) -> KeyResolution {
    guard let isSecondary else { return Self.resolution(positions) }
    let main = positions.filter { !isSecondary(elements[$0]) }
    if main.count == 1 { return .one(main[0]) }
    return Self.resolution(main + positions.filter { isSecondary(elements[$0]) })
  }

  private static func resolution(_ positions: [Int]) -> KeyResolution {
    switch positions.count {
    case 0: .none
    case 1: .one(positions[0])
    default: .several(positions)
    }
  }
}
