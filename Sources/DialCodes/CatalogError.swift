import JSONText

/// Why a file of countries cannot be used at all.
public struct CatalogError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The file is not JSON; the reason as the reader of JSON states it.
    case notJSON(reason: String)
    /// The JSON holds no list of countries, but what is named.
    case noList(found: String)
    /// The JSON holds several lists, and none of them is meant more than the others.
    case severalLists(paths: [String])
    /// The list is empty.
    case noRows
    /// No row of the list can be used; the first one's problem.
    case noUsableRow(first: CatalogProblem)
  }

  /// What is wrong.
  public let kind: Kind
  /// The file, as it was named.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters.
  public let column: Int

  init(_ kind: Kind, file: String, at position: JSONPosition) {
    self.kind = kind
    self.file = file
    line = position.line
    column = position.column
  }
}

extension CatalogError {
  /// The error as compilers print it: `FILE:LINE:COLUMN: reason`.
  public var message: String { "\(file):\(line):\(column): \(reason)" }

  private var reason: String {
    switch kind {
    case .notJSON(let reason): "not JSON: \(reason)"
    case .noList(let found): "expected a list of countries, found \(found)"
    case .severalLists(let paths): "several lists: \(paths.joined(separator: ", "))"
    case .noRows: "no countries in the list"
    case .noUsableRow(let first): "no country can be used: \(first.path): \(first.reasonText)"
    }
  }
}
