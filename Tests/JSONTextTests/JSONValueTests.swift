import JSONText
import Testing

@Suite struct JSONValues {
  @Test(arguments: [
    ("\"plain\"", "plain"), ("\"\"", ""), ("\"Åland\"", "Åland"), ("\"a\\nb\\t\"", "a\nb\t"),
    ("\"\\\"\\\\\\/\\b\\f\\r\"", "\"\\/\u{8}\u{C}\r"), ("\"\\u00c5land\"", "Åland"),
    ("\"\\ud83c\\udde6\\ud83c\\uddfd\"", "🇦🇽"), ("\"\\u0000\"", "\0"),
  ]) func strings(text: String, expected: String) throws {
    let value = try root(text)
    #expect(value.string == expected)
    #expect(value.stringBytes.map(Array.init) == Array(expected.utf8))
    #expect(value.isString(expected))
    #expect(!value.isString(expected + "x"))
    #expect(!value.isString("x" + expected.dropFirst()))
  }

  @Test(
    "Half a surrogate pair becomes the replacement character",
    arguments: [
      ("\"\\ud800\"", "\u{FFFD}"), ("\"\\udc00\"", "\u{FFFD}"), ("\"\\ud800x\"", "\u{FFFD}x"),
      ("\"\\ud800\\u0041\"", "\u{FFFD}A"), ("\"\\ud800\\n\"", "\u{FFFD}\n"),
      ("\"\\ud800\\ud83c\\udde6\"", "\u{FFFD}🇦"), ("\"\\udc00\\ud800\"", "\u{FFFD}\u{FFFD}"),
    ]) func loneSurrogates(text: String, expected: String) throws
  {
    #expect(try root(text).string == expected)
  }

  @Test func numbersKeepTheirText() throws {
    #expect(try root("1.50e+300").numberText == "1.50e+300")
    #expect(try root("-42").numberText == "-42")
    #expect(try root("99999999999999999999").numberText == "99999999999999999999")
    #expect(try root("\"1\"").numberText == nil)
  }

  @Test func kinds() throws {
    let kinds = try root("[{}, [], \"\", 0, true, null]").elements.map(\.kind)
    #expect(kinds == [.object, .array, .string, .number, .boolean, .null])
    #expect(try root("false").boolean == false)
    #expect(try root("null").boolean == nil)
    #expect(try root("null").isNull)
  }

  @Test func otherKindsHoldNothing() throws {
    let value = try root("\"text\"")
    #expect(value.elements.map(\.kind).isEmpty)
    #expect(value.members.map(\.key.kind).isEmpty)
    #expect(value["text"] == nil)
    #expect(value.numberText == nil)
    #expect(try root("12").string == nil)
    #expect(try root("12").stringBytes == nil)
    #expect(try root("[\"a\", 1]").members.map(\.key.kind).isEmpty)
  }

  @Test func membersKeepTheirOrderAndTheirDuplicates() throws {
    let value = try root("{\"b\": 1, \"a\": {\"b\": 2}, \"\\u0062\": 3}")
    #expect(value.members.map { $0.key.string } == ["b", "a", "b"])
    #expect(value["b"]?.numberText == "3")
    #expect(value["a"]?["b"]?.numberText == "2")
    #expect(value.duplicateKeys.map(\.range.lowerBound) == [24])
  }

  @Test func nestedContainersAreSteppedOver() throws {
    let value = try root("[[1,[2,3],{}],{\"a\":[4]},5]")
    #expect(
      value.elements.map { String(decoding: $0.source, as: UTF8.self) } == [
        "[1,[2,3],{}]", "{\"a\":[4]}", "5",
      ])
  }

  @Test func valuesKnowTheirPlace() throws {
    let value = try root("{\n  \"ключ\": [1,\n\t\"x\"]}")
    let list = try #require(value["ключ"])
    #expect(list.position == JSONPosition(line: 2, column: 11, byteOffset: 16))
    #expect(list.elements.map(\.position.line) == [2, 3])
    #expect(list.elements.map(\.position.column) == [12, 2])
  }

  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).root
  }
}
