import JSONText
import Testing

@Suite struct JSONErrors {
  @Test(
    "Errors name line, column and reason",
    arguments: [
      ("", "1:1: expected a value, found the end of the text"),
      ("{\n  \"a\": 1,\n}", "2:9: a comma with nothing behind it"),
      ("[1,\r\n 2,\r\n x]", "3:2: expected a value, found 'x'"),
      ("[1,\r2\r3]", "3:1: expected ',' or ']', found '3'"),
      ("{\"é\": 1 \"b\": 2}", "1:9: expected ',' or '}', found '\"'"),
      ("{\"a\" 1}", "1:6: expected ':', found '1'"),
      ("{a: 1}", "1:2: expected a name in double quotes, found 'a'"),
      ("[1]\n<html>", "2:1: expected the end of the text, found '<'"),
      ("[\"a\tb\"]", "1:4: U+0009 in a string has to be escaped"),
      ("[\"abc", "1:2: a string without its closing quote"),
      ("[\"a\\'b\"]", "1:4: '\\' before ''' is no escape"),
      ("[\"a\\u12", "1:4: an escape that the end of the text cuts off"),
      ("[\"a\\", "1:4: an escape that the end of the text cuts off"),
      ("[01]", "1:2: not a valid number"),
      ("[\u{200F}1]", "1:2: expected a value, found U+200F"),
    ]) func description(text: String, expected: String) throws
  {
    let error = try #require(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
    #expect(error.description == expected)
  }
}
