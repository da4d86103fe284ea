/// The rows and columns that can be drawn in: those of the terminal, or of the part of it in use.
struct ScreenSize: Hashable, Sendable {
  /// The lines; at least 1.
  var rows: Int
  /// The cells of a line; at least 1.
  var columns: Int

  /// The most that is believed of a terminal, in either direction.
  static let maximum = 10_000

  /// Creates a size, with both figures brought between 1 and 10 000.
  init(rows: Int, columns: Int) {
    self.rows = min(max(rows, 1), Self.maximum)
    self.columns = min(max(columns, 1), Self.maximum)
  }
}
