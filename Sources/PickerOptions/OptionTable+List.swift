extension OptionTable {
  static let items: [OptionDefinition] = [
    OptionDefinition(
      "items", taking: .init("FILE", completion: .file), in: .items, of: [.sectionpick],
      "Read the items from FILE instead of standard input.",
      .name { $0.itemsPath = $1 }),
    OptionDefinition(
      "input", taking: choice("FORMAT", PickerOptions.InputFormat.self), in: .items,
      of: [.sectionpick],
      """
      The form of the items: lines, json, jsonl, csv or tsv. Otherwise the file's extension \
      decides, then a first [ or { for JSON, then lines.
      """,
      .choice { $0.inputFormat = $1 }),
    OptionDefinition(
      "read0", in: .items, of: [.sectionpick], "Items end in a NUL byte instead of a newline.",
      .flag { $0.read0 = $1 }),
    OptionDefinition(
      "keep-empty", in: .items, of: [.sectionpick],
      "Take empty lines and NUL records for items too.",
      .flag { $0.keepEmpty = $1 }),
    OptionDefinition(
      "max-items", taking: .init("N"), in: .items, of: [.sectionpick],
      "Read at most N items and leave out the rest.",
      .number(in: 1 ... .max) { $0.maxItems = $1 }),
    OptionDefinition(
      "sync", in: .items, of: [.sectionpick],
      "Let Enter wait until the whole input is there.",
      .flag { $0.sync = $1 }),
    OptionDefinition(
      "ansi", in: .items, of: [.sectionpick],
      "Neither show nor search the colour codes in items; they are printed.",
      .flag { $0.ansi = $1 }),
    OptionDefinition(
      "strip-ansi", in: .items, of: [.sectionpick],
      "Leave the colour codes in items out of everything, the result too.",
      .flag { $0.stripANSI = $1 }),
    OptionDefinition(
      "label", taking: .init("FIELD"), in: .items, of: [.sectionpick],
      "The field to show.",
      .name { $0.labelField = $1 }),
    OptionDefinition(
      "search", taking: .init("FIELD,..."), in: .items, of: [.sectionpick],
      "The fields to search; the label if not given.", .list { $0.searchFields += $1 }),
    OptionDefinition(
      "id", taking: .init("FIELD"), in: .items, of: [.sectionpick],
      "The field that identifies an item; the label if not given.",
      .name { $0.idField = $1 }),
    OptionDefinition(
      "section", taking: .init("FIELD"), in: .items, of: [.sectionpick],
      "The field to group by; the first letter of the label if not given.",
      .name { $0.sectionField = $1 }),
    OptionDefinition(
      "source", taking: .init("COMMAND", completion: .command), in: .items,
      of: [.sectionpick],
      """
      Run a shell command for every query and pick from what it prints. {q} in it stands for the \
      query, quoted.
      """,
      .name { $0.sourceCommand = $1 }),
    OptionDefinition(
      "multi", "m", taking: .init("N", isOptional: true), in: .items, of: [.sectionpick],
      "Let several items be picked, at most N if given.",
      .parsed(by: OptionValue.limit) { $0.pickLimit = $1 }),
    OptionDefinition(
      "order", taking: choice("ORDER", PickerOptions.PickOrder.self), in: .items,
      of: [.sectionpick],
      "Print several picks as they stand in the list, or as they were marked.",
      .choice { $0.pickOrder = $1 }),
    OptionDefinition(
      "require-mark", in: .items, of: [.sectionpick],
      "Let Enter end with exit status 1 if nothing is marked.",
      .flag { $0.requireMark = $1 }),
  ]

  static let list: [OptionDefinition] = [
    OptionDefinition(
      "prefer", taking: .init("KEY,...", completion: .keys), in: .list,
      "Show these entries ahead of all.", .list { $0.prefer += $1 }),
    OptionDefinition(
      "only", taking: .init("KEY,...", completion: .keys), in: .list,
      "Show these entries and no others.", .list { $0.only += $1 }),
    OptionDefinition(
      "exclude", taking: .init("KEY,...", completion: .keys), in: .list,
      "Leave these entries out.", .list { $0.exclude += $1 }),
    OptionDefinition(
      "lang", taking: .init("TAG", completion: .languages), in: .list, of: [.dialcode],
      "The language of the names, such as de or zh-Hant.",
      .name { $0.language = $1 }),
    OptionDefinition(
      "lang", taking: .init("TAG", completion: .languages), in: .list, of: [.sectionpick],
      "The language whose letters make the sections, such as cs or sv.",
      .name { $0.language = $1 }),
    OptionDefinition(
      "data", taking: .init("FILE", completion: .file), in: .list, of: [.dialcode],
      "Take the countries from a JSON file instead of the built-in ones.",
      .name { $0.dataPath = $1 }),
  ]

  /// An argument that is one of the words of an enumeration.
  static func choice<Value: RawRepresentable & CaseIterable>(
    _ placeholder: String, _ type: Value.Type
  ) -> OptionDefinition.Argument where Value.RawValue == String {
    .init(placeholder, values: type.allCases.map(\.rawValue))
  }
}
