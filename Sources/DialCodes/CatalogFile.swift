/// A file of countries that has been read.
public struct CatalogFile: Sendable {
  /// The file, as it was named.
  public let path: String
  /// The rows that can be used, in the order of the file.
  public let countries: [Country]
  /// The rows that cannot be used or that had to be repaired, in the order of the file.
  public let problems: [CatalogProblem]
  /// Every row as it stands in the file, with what was made of it.
  let entries: [CatalogEntry]
}

/// A row of a file and what was made of it.
struct CatalogEntry: Sendable {
  let row: CatalogRow
  /// The country that the row is about, where that can be told.
  var code: RegionCode?
  /// The name without hidden marks and repaired.
  var name: String?
  /// The numbers that the row states, the first one first, and repaired.
  var numbers: [DialNumber] = []
  /// The country, where the row can be used and is the first of its code.
  var country: Country?
  var problems: [CatalogProblem] = []

  init(row: CatalogRow) { self.row = row }
}
