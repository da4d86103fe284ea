extension PickerOptions {
  /// The byte that ends each result.
  public var resultEnd: UInt8 { print0 ? 0 : 0x0A }

  /// The bytes of a query that is printed ahead of what it found; none unless that is asked for.
  public func printedQuery(_ query: String) -> [UInt8] {
    printQuery ? Array(query.utf8) + [resultEnd] : []
  }
}
