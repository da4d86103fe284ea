import JSONText

/// A calling code and the area code behind it, as lists write them in one: `+1 242`.
struct DialNumber: Hashable, Sendable {
  var code: DialCode
  /// The digits behind the calling code; empty where there are none.
  var areaCode: String
}

extension DialNumber: CustomStringConvertible {
  var description: String { areaCode.isEmpty ? "\(code)" : "\(code) \(areaCode)" }
}

extension DialNumber {
  /// An area code is never longer; more digits are a whole number.
  private static let longestAreaCode = 6

  /// The numbers that a value states, in order; none for a blank, nil for something else.
  static func numbers(in value: JSONValue) -> [DialNumber]? {
    switch value.kind {
    case .string: value.string.flatMap { numbers(in: $0) }
    case .number:
      value.numberText.flatMap { numbers(in: $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0) }
    case .array: numbers(inListOf: value.elements.map { $0 })
    case .object: numbers(inParts: value)
    case .boolean, .null: nil
    }
  }

  private static func numbers(inListOf values: [JSONValue]) -> [DialNumber]? {
    var all: [DialNumber] = []
    for value in values where value.kind == .string || value.kind == .number {
      guard let numbers = numbers(in: value) else { return nil }
      all += numbers
    }
    return all
  }

  /// The numbers of `{"root": "+1", "suffixes": ["242"]}`.
  private static func numbers(inParts value: JSONValue) -> [DialNumber]? {
    guard let root = value["root"]?.string else { return nil }
    let suffixes = value["suffixes"]?.elements.compactMap(\.string) ?? []
    return numbers(in: suffixes.isEmpty ? root : suffixes.map { root + $0 }.joined(separator: ","))
  }

  /// The numbers in a text: `+44`, `0044`, `1-242`, `+1 (787), 939`, `４４`; none for a blank text,
  /// nil where anything else stands in it.
  static func numbers(in text: String) -> [DialNumber]? {
    guard let pieces = pieces(of: text) else { return nil }
    var numbers: [DialNumber] = []
    for piece in pieces {
      if let first = numbers.first, !piece.hasPlus, first.code.digits == "1",
        piece.digits.count == 3
      {
        numbers.append(DialNumber(code: first.code, areaCode: piece.digits))
        continue
      }
      let isTrunk = !piece.hasPlus && piece.digits.hasPrefix("00")
      let digits = isTrunk ? String(piece.digits.dropFirst(2)) : piece.digits
      guard let (code, rest) = AssignedCallingCodes.split(digits),
        rest.utf8.count <= longestAreaCode
      else { return nil }
      let number = DialNumber(code: code, areaCode: rest)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }

  private struct Piece {
    var digits = ""
    var hasPlus = false
  }

  /// The digits between commas and the like; nil where a text holds what no number does.
  private static func pieces(of text: String) -> [Piece]? {
    var pieces = [Piece()]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "+", "\u{FF0B}":
        if !pieces[pieces.count - 1].digits.isEmpty { pieces.append(Piece()) }
        if pieces[pieces.count - 1].hasPlus { return nil }
        pieces[pieces.count - 1].hasPlus = true
      case ",", ";", "/", "|", "\u{FF0C}", "\u{3001}":
        if pieces[pieces.count - 1].hasPlus && pieces[pieces.count - 1].digits.isEmpty {
          return nil
        }
        pieces.append(Piece())
      case "(", ")", ".", "-", "\u{2010}"..."\u{2015}", "\u{2212}":
        continue
      default:
        if scalar.properties.isWhitespace || isHiddenMark(scalar) { continue }
        guard let digit = asciiDigit(scalar) else { return nil }
        pieces[pieces.count - 1].digits.append(Character(Unicode.Scalar(digit)))
      }
    }
    if pieces.contains(where: { $0.hasPlus && $0.digits.isEmpty }) { return nil }
    let numbers = pieces.filter { !$0.digits.isEmpty }
    // Signs alone are no blank.
    return numbers.isEmpty && !trimmed(text).isEmpty ? nil : numbers
  }
}
