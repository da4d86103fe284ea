import Testing

@testable import ItemInput

@Suite struct ItemTables {
  @Test(
    "Fields are found by name",
    arguments: [
      (.csv, "name,note\n\"Kenya, \"\"KE\"\"\",\"a\nb\"\n", "name", ["Kenya, \"KE\""]),
      (.csv, "name,note\nx,\"a\nb\"\n", "note", ["a\nb"]), (.csv, "a,b\n1,\n", "b", [""]),
      (.csv, "a,b\n1,2\n", "c", []), (.tsv, "a\tb\n1,2\t3\n", "a", ["1,2"]),
      (.csv, "\"a,1\",b\r\n1,2\r\n", "a,1", ["1"]), (.csv, "a,a\n1,2\n", "a", ["1"]),
      (.jsonLines, "{\"a\":\"x\\u00e9\",\"b\":1.50}", "a", ["xé"]),
      (.jsonLines, "{\"a\":\"x\",\"b\":1.50}", "b", ["1.50"]),
      (.json, "[{\"a\":[\"x\",true,null,{}]}]", "a", ["x", "true"]),
      (.json, "[{\"a\":null}]", "a", []), (.json, "[\"a\"]", "a", []), (.lines, "a", "a", []),
    ] as [(InputFormat, String, String, [String])])
  func fields(format: InputFormat, text: String, field: String, expected: [String]) {
    let found = read(text, format).items.texts(of: field, at: 0)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(
    "Items have a label",
    arguments: [
      (.lines, "a b", nil, "a b"), (.lines, "a b", "name", "a b"),
      (.csv, "x,name\n\"1\",2\n", nil, "1"), (.csv, "x,name\n1,2\n", "name", "2"),
      (.json, "[\"a\\n\"]", nil, "a\n"), (.json, "[12]", nil, "12"), (.json, "[null]", nil, "null"),
      (.json, "[[\"x\", 1]]", nil, "[\"x\", 1]"),
      (.json, "[{\"id\":\"7\",\"name\":\"x\"}]", nil, "x"),
      (.json, "[{\"id\":7,\"t\":\"x\"}]", nil, "x"),
      (.json, "[{\"id\":7}]", nil, "{\"id\":7}"), (.json, "[{\"id\":7}]", "id", "7"),
      (.json, "[{\"id\":7}]", "none", "{\"id\":7}"),
    ] as [(InputFormat, String, String?, String)])
  func labels(format: InputFormat, text: String, field: String?, expected: String) {
    let items = read(text, format).items
    #expect(items.label(of: 0, field: field) == expected)
  }

  @Test func namesOfFieldsCanBeToldApart() {
    let items = read("a,a,a_2,a\n1,2,3,4\n", .csv).items
    #expect(items.fieldNames == ["a", "a_3", "a_2", "a_4"])
    #expect(items.label(of: 0, field: "a_4") == "4")
  }

  @Test func namesOfFieldsKeepTheirOrder() {
    #expect(read("b,a\n1,2\n", .csv).items.fieldNames == ["b", "a"])
    #expect(read("[1, {\"b\":1,\"a\":2}, {\"c\":3}]", .json).items.fieldNames == ["b", "a"])
    #expect(read("b,a\n", .lines).items.fieldNames == [])
    let fields = read("b,a\n1,2\n", .csv).items.fields(of: 0)
    #expect(fields.map(\.name) == ["b", "a"])
    #expect(fields.map { $0.texts.map(Array.init) } == [[[0x31]], [[0x32]]])
  }
}
