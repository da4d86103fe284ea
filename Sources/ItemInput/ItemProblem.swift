/// What is wrong with a part of an input; the rest of it is read.
public struct ItemProblem: Hashable, Sendable {
  /// The fact, without prose.
  public enum Reason: Hashable, Sendable {
    /// A value that is not JSON; the reason as the reader of JSON states it.
    case notJSON(String)
    /// An array that the end of the input cuts off.
    case unclosedArray
    /// Text behind the end of an array.
    case textBehindArray
    /// A record that has another number of fields than the names.
    case fieldCount(found: Int, expected: Int)
    /// A quoted field without its closing quote.
    case unclosedQuote
    /// Text behind the closing quote of a field.
    case textBehindQuote
    /// More input than can be read; the limit in bytes.
    case tooLarge(limit: Int)
  }

  /// The fact.
  public let reason: Reason
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in characters.
  public let column: Int

  init(_ reason: Reason, line: Int, column: Int = 1) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// The problem as compilers print it: `FILE:LINE:COLUMN: reason`.
  public func message(file: String) -> String { "\(file):\(line):\(column): \(text)" }

  private var text: String {
    switch reason {
    case .notJSON(let reason): "not JSON: \(reason); left out"
    case .unclosedArray: "the array has no closing bracket"
    case .textBehindArray: "text behind the end of the array; left out"
    case .fieldCount(let found, let expected):
      "\(found) \(found == 1 ? "field" : "fields") instead of \(expected); left out"
    case .unclosedQuote: "a quoted field without its closing quote; left out"
    case .textBehindQuote: "text behind the closing quote of a field; left out"
    case .tooLarge(let limit): "more than \(limit) bytes; the rest is left out"
    }
  }
}
