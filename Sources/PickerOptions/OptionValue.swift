/// Readers of arguments, each of which accepts exactly what its error says.
enum OptionValue {
  typealias BadValue = OptionDefinition.BadValue

  /// One of the words of an enumeration.
  static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, of type: Value.Type = Value.self
  ) throws(BadValue) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw BadValue.expected(.oneOf(type.allCases.map(\.rawValue)))
    }
    return value
  }

  /// A whole number, in decimal digits alone.
  static func number(_ text: String, in range: ClosedRange<Int>) throws(BadValue) -> Int {
    guard
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = Int(text), range.contains(value)
    else { throw BadValue.expected(.number(in: range)) }
    return value
  }

  /// A time in seconds, fractions allowed.
  static func seconds(_ text: String) throws(BadValue) -> Duration {
    let allowed = "0123456789.".utf8
    // A year bounds the arithmetic that timers do on it.
    guard
      text.utf8.allSatisfy(allowed.contains), let value = Double(text),
      value > 0, value <= 31_536_000
    else { throw BadValue.expected(.seconds) }
    return .seconds(value)
  }

  /// Rows or a percentage, behind a tilde where a short list needs fewer; or `full`.
  static func height(_ text: String) throws(BadValue) -> PickerOptions.Height {
    do {
      if text == "full" { return .full }
      if text.first == "~", text.dropFirst().first != "~", text != "~full" {
        return .atMost(try height(String(text.dropFirst())))
      }
      if text.last == "%" { return .percent(try number(String(text.dropLast()), in: 1...100)) }
      return .rows(try number(text, in: 1...9999))
    } catch {
      throw BadValue.expected(.height)
    }
  }

  /// How many items may be picked, without a limit if nothing is said.
  static func limit(_ text: String) throws(BadValue) -> Int {
    text.isEmpty ? .max : try number(text, in: 1 ... .max)
  }

  /// Where the cursor starts, by a key or `none`.
  static func start(_ text: String) throws(BadValue) -> PickerOptions.Initial {
    text == "none" ? .none : .key(try nonEmpty(text))
  }

  /// Where the cursor starts, by a key, `none` or `auto`.
  static func startOrRegion(_ text: String) throws(BadValue) -> PickerOptions.Initial {
    text == "auto" ? .automatic : try start(text)
  }

  /// A choice that cannot be forced.
  static func autoOrNever(_ text: String) throws(BadValue) -> PickerOptions.Choice {
    switch text {
    case "auto": .auto
    case "never": .never
    default: throw BadValue.expected(.oneOf(["auto", "never"]))
    }
  }

  /// A template for the results of a program.
  static func format(
    _ template: String, of program: Program
  ) throws(BadValue) -> OutputFormat {
    do {
      return try OutputFormat(template, placeholders: program.placeholders)
    } catch {
      throw BadValue.format(error)
    }
  }

  /// The mode that prints completions.
  static func completions(_ text: String) throws(BadValue) -> PickerOptions.Mode {
    .completions(try choice(text))
  }

  /// Text that is not empty.
  static func nonEmpty(_ text: String) throws(BadValue) -> String {
    if text.isEmpty { throw BadValue.expected(.nonEmpty) }
    return text
  }

  /// The parts between commas, without blanks around them; a backslash keeps the next character.
  static func list(_ text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var characters = text.makeIterator()
    while let character = characters.next() {
      switch character {
      case ",":
        parts.append(trimmed(part))
        part = ""
      case "\\": part.append(characters.next() ?? character)
      default: part.append(character)
      }
    }
    parts.append(trimmed(part))
    return parts.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
