/// Finds the records of a buffer that grows.
protocol RecordSplitter {
  /// Appends the records that are complete to the table.
  ///
  /// - Parameters:
  ///   - table: The table, whose buffer has grown since the last call.
  ///   - problems: Where bad records are told.
  ///   - isEnd: Whether the buffer is complete.
  mutating func split(_ table: inout ItemTable, _ problems: inout [ItemProblem], isEnd: Bool)
}
