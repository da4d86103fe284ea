extension JSONError {
  /// The error as a sentence without its position: `expected ',' or '}', found 'x'`.
  public var reason: String {
    switch kind {
    case .unexpected(let found, let expected):
      "expected \(expected.phrase), found \(found.map(quoted) ?? "the end of the text")"
    case .trailingComma: "a comma with nothing behind it"
    case .unterminatedString: "a string without its closing quote"
    case .controlCharacter(let scalar): "\(quoted(scalar)) in a string has to be escaped"
    case .invalidEscape(let scalar?): "'\\' before \(quoted(scalar)) is no escape"
    case .invalidEscape(nil): "an escape that the end of the text cuts off"
    case .invalidNumber: "not a valid number"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .invalidUTF16: "not valid UTF-16"
    case .tooDeep(let limit): "more than \(limit) arrays and objects within one another"
    case .tooLarge(let limit): "more than \(limit) bytes"
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// The error as compilers print it, without the file: `LINE:COLUMN: reason`.
  public var description: String { "\(position.line):\(position.column): \(reason)" }
}

extension JSONError.Expectation {
  fileprivate var phrase: String {
    switch self {
    case .value: "a value"
    case .key: "a name in double quotes"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .end: "the end of the text"
    }
  }
}

/// A character for a message: itself where it can be seen, else its number.
private func quoted(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
    .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  default:
    return "'\(scalar)'"
  }
}
