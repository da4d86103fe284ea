import JSONText

/// What is wrong with a row of somebody's file of countries.
public struct CatalogProblem: Hashable, Sendable {
  /// The fact, without prose.
  public enum Reason: Hashable, Sendable {
    /// The row is no object, list or text, but the kind of value that is named.
    case notARow(found: String)
    /// No name, or something that is none.
    case noName(found: String?)
    /// No dial code, or nothing in its place.
    case noDialCode(found: String?)
    /// Something that is no dial code.
    case invalidDialCode(found: String)
    /// No country code, and neither name nor dial code tells which country is meant.
    case noCode
    /// Something that is no country code.
    case invalidCode(found: String)
    /// The country stands in an earlier row; what this one adds is kept there.
    case duplicateRow(code: RegionCode, firstPath: String, firstLine: Int)
    /// The row names a member twice; the last one counts.
    case duplicateKey(String)
    /// UTF-8 that was read as another encoding.
    case mojibake(found: String, repaired: String)
    /// Marks in the name that are not seen, such as U+200F.
    case hiddenMarks(name: String, marks: [Unicode.Scalar])
    /// An area code whose calling code got lost: `+ 345` for `+1 345`.
    case lostCallingCode(found: String, repaired: String)
  }

  /// The fact.
  public let reason: Reason
  /// The file, as it was named.
  public let file: String
  /// The row, counted from 0.
  public let row: Int
  /// The place as a JSON path: `$[12].dial_code`.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters.
  public let column: Int

  init(_ reason: Reason, file: String, row: Int, place: CatalogPlace) {
    let position = place.value.position
    self.reason = reason
    self.file = file
    self.row = row
    path = place.path
    line = position.line
    column = position.column
  }

  /// Whether the row can be used in spite of it.
  public var isRepaired: Bool {
    switch reason {
    case .notARow, .noName, .noDialCode, .invalidDialCode, .noCode, .invalidCode: false
    case .duplicateRow, .duplicateKey, .mojibake, .hiddenMarks, .lostCallingCode: true
    }
  }
}
