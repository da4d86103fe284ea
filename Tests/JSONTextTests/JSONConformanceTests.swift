import JSONText
import Testing

/// What a JSON parser has to accept and to refuse (RFC 8259): one small text for each kind of case
/// that the public conformance suites for JSON parsers name.
@Suite struct JSONConformance {
  @Test(
    arguments: [
      // Arrays and objects.
      "[]", "[ ]", "[[] ]", "[\"\"]", "[false]", "[null, 1, \"1\", {}]", "[1\n]", " [1]", "[2] ",
      "[1,null,null,null,2]", "{}", "{\"a\":\"b\"}", "{\"a\":\"b\",\"a\":\"c\"}",
      "{\"a\":\"b\",\"a\":\"b\"}", "{\"\":0}", "{\"foo\\u0000bar\": 42}",
      "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }", "{\n\"a\": \"b\"\n}", "{\"a\":[]}",
      "{\"title\":\"\\u041f\\u043e\"}", "{\"x\":[{\"id\": \"xxx\"}], \"id\": \"yyy\"}",
      // Numbers.
      "[123e65]", "[0e+1]", "[0e1]", "[ 4]", "[-0.000000000000000000000000000000000000001]",
      "[20e1]", "[-0]", "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]",
      "[123.456e78]", "[1e-2]", "[1e+2]", "[123]", "[123.456789]", "0", "-0", "1.0", "[1e400]",
      "[100000000000000000000000000000000000000000]",
      // Strings.
      "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\uD801\\udc37\"]", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]",
      "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"\\\"\"]", "[\"a/*b*/c/*d//e\"]",
      "[\"\\\\a\"]", "[\"\\\\n\"]", "[\"\\u0012\"]", "[\"\\uFFFF\"]", "[\"asd\"]", "[ \"asd\"]",
      "[\"\\uDBFF\\uDFFF\"]", "[\"new\\u00A0line\"]", "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]",
      "[\"\\u0000\"]", "[\"\\u002c\"]", "[\"π\"]", "[\"\u{1BFFF}\"]", "[\"asd \"]", "\" \"",
      "[\"\\uD834\\uDd1e\"]", "[\"\\u0821\"]", "[\"\\u0123\"]", "[\"\u{2028}\"]", "[\"\u{2029}\"]",
      "[\"\\u0061\\u30af\\u30EA\\u30b9\"]", "[\"new\\u000Aline\"]", "[\"\u{7F}\"]", "[\"\\uA66D\"]",
      "[\"\\u005C\"]", "[\"⍂㈴⍂\"]", "[\"\\u200B\"]", "[\"\\u2064\"]", "[\"\\uFDD0\"]",
      "[\"\\uFFFE\"]", "[\"\\u0022\"]", "[\"€𝄞\"]", "[\"a\u{7F}a\"]", "[\"\\ud83d\\ude39\"]",
      // Texts.
      "false", "42", "-0.1", "null", "\"asd\"", "true", "\"\"", "[\"a\"]\n", "[true]", " [] ",
      "\t[]\r\n", "[\"a\",\r\"b\"]",
    ]) func accepted(text: String) throws
  {
    _ = try JSONDocument(Array(text.utf8))
  }

  @Test(
    arguments: [
      // Arrays.
      "[1 true]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]", "[\"\",]",
      "[\"x\"", "[x", "[3[4]]", "[1:2]", "[,]", "[-]", "[   , \"\"]", "[\"a\",\n4\n,1,", "[1,]",
      "[1,,]", "[\"a\u{B}a\"\\f]", "[*]", "[\"\"", "[1,", "[1,\n1\n,1", "[{}", "[", "[][]", "]",
      "[<null>]", "[1]x", "[1}", "[\"a\" \"b\"]",
      // Literals.
      "[fals]", "[nul]", "[tru]", "[True]", "[NaN]", "[Infinity]", "[-Infinity]", "[nulll]",
      "truex",
      // Numbers.
      "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]",
      "[0.1.2]", "[0.3e+]", "[0.3e]", "[0.e1]", "[0E+]", "[0E]", "[0e+]", "[0e]", "[1.0e+]",
      "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]", "[2.e+3]", "[2.e-3]", "[2.e3]", "[9.e+]",
      "[0x1]", "[0x42]", "[0+1]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]", "[1.]",
      "[1.8011670033376514H-308]",
      "[.123]", "[1.2a-3]", "[012]", "[-foo]", "[1+2]", "[１]", "1e", "-", "01",
      // Objects.
      "[\"x\", truth]", "{[: \"x\"}", "{\"x\", null}", "{\"x\"::\"b\"}", "{🇨🇭}", "{\"a\":\"a\" 123}",
      "{key: 'value'}", "{\"a\" b}", "{:\"b\"}", "{\"a\" \"b\"}", "{\"a\":", "{\"a\"", "{1:1}",
      "{9999E9999:1}", "{null:null,null:null}", "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}",
      "{\"a\":\"b\"}/**/", "{\"a\":\"b\"}/**//", "{\"a\":\"b\"}//", "{\"a\":\"b\",,\"c\":\"d\"}",
      "{a: \"b\"}", "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }", "{\"a\":\"b\"}#", "{\"a\":1]",
      "{",
      "{\"a\":1", "{,", "{\"a\":true} \"x\"", "{\"asd\":\"asd\"", "{\"a\":/*comment*/\"b\"}",
      // Strings.
      "[\"\\uD800\\\"]", "[\"\\uD800\\u\"]", "[\"\\uD800\\u1\"]", "[\"\\uD800\\u1x\"]", "[é]",
      "[\"\\x00\"]", "[\"\\\\\\\"]", "[\"\\\t\"]", "[\"\\🌀\"]", "[\"\\\"]", "[\"\\u00A\"]",
      "[\"\\uD834\\uDd\"]", "[\"\\uD800\\uD800\\x\"]", "[\"\\a\"]", "[\"\\uqqqq\"]",
      "[\\u0020\"asd\"]",
      "[\\n]", "\"", "['single quote']", "abc", "[\"\\", "[\"a\u{0}a\"]", "[\"new\nline\"]",
      "[\"\t\"]", "\"\\UA66D\"", "\"\"x", "\"a", "[\"\\u{41}\"]",
      // Texts.
      "", " ", "[\u{2060}]", "<.>", "[a\u{301}]", "1]", "{\"a\": true} x", "☃", "\u{C}", "[\u{A0}]",
      "2@", "{}}", "{\"\":", "{\"a\":{}", "[\"x\"\u{0}]", "*", "[\u{C}]", "\u{FEFF}", "{\u{FEFF}}",
      "//\n[]", "[1]\u{0}", "[\"a\"]\u{1A}", ".", "@", "{\"a\":\"b\"}}", "[open", "[{[{", "{[",
      "{\"a",
    ]) func refused(text: String)
  {
    #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
  }

  @Test(
    "Bytes that are not UTF-8 are refused wherever they stand",
    arguments: [
      [0xE5], [0xFF], [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0x80], [0xE0, 0xFF],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFC, 0x80, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
      [0xC3, 0x28],
    ] as [[UInt8]]) func invalidUTF8(bytes: [UInt8]) throws
  {
    for (before, after) in [("[\"", "\"]"), ("[", "]"), ("", ""), ("[1]", ""), ("{\"", "\":0}")] {
      let text = Array(before.utf8) + bytes + Array(after.utf8)
      let error = try #require(throws: JSONError.self) { try JSONDocument(text) }
      #expect(error.kind == .invalidUTF8)
      #expect(error.position.byteOffset == before.utf8.count)
    }
  }

  @Test func deepNestingHasALimit() throws {
    let limits = JSONLimits(depth: 512)
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func nested(_ depth: Int) -> [UInt8] {
        let text =
          String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
        return Array(text.utf8)
      }
      _ = try JSONDocument(nested(512), limits: limits)
      let error = try #require(throws: JSONError.self) {
        try JSONDocument(nested(513), limits: limits)
      }
      #expect(error.kind == .tooDeep(limit: 512))
      #expect(error.position.byteOffset == 512 * open.utf8.count)
    }
  }

  @Test func aHundredThousandOpenBracketsAreRefused() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "[{\"\":", count: 50_000),
    ] {
      #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
      #expect(throws: JSONError.self) {
        try JSONDocument(Array(text.utf8), limits: JSONLimits(depth: .max))
      }
    }
  }
}
