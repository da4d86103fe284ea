extension OptionTable {
  static let search: [OptionDefinition] = [
    OptionDefinition(
      "query", "q", taking: .init("TEXT"), in: .search,
      "Open the picker with TEXT as the query.", .text { $0.query = $1 }),
    OptionDefinition(
      "select-1", "1", in: .search, of: [.sectionpick],
      "Print the only match of the query, or the only item, without asking.",
      .flag { $0.selectOnly = $1 }),
    OptionDefinition(
      "exit-0", in: .search, of: [.sectionpick],
      "End with exit status 1 at once if nothing matches the query.",
      .flag { $0.exitIfNone = $1 }),
    OptionDefinition(
      "accept-query", in: .search, of: [.sectionpick],
      "Let Enter print the query itself if nothing matches it.",
      .flag { $0.acceptQuery = $1 }),
    OptionDefinition(
      "selected", taking: .init("KEY", completion: .keys), in: .search,
      "The current value: it has a checkmark, and the cursor starts there.",
      .name { $0.selected = $1 }),
    OptionDefinition(
      "initial", taking: .init("KEY", values: ["auto", "none"], completion: .keys),
      in: .search, of: [.dialcode],
      """
      Where the cursor starts: a country, none for the first row, or auto for the region of the \
      locale, or else of the time zone.
      """, .parsed(by: OptionValue.startOrRegion) { $0.initial = $1 }),
    OptionDefinition(
      "initial", taking: .init("KEY", values: ["none"]), in: .search, of: [.sectionpick],
      "Where the cursor starts: an item, or none for the first row.",
      .parsed(by: OptionValue.start) { $0.initial = $1 }),
    OptionDefinition(
      "search", alias: "search-on", taking: choice("WHEN", PickerOptions.SearchTrigger.self),
      in: .search,
      of: [.dialcode], "Search with every key (type) or on Enter (submit).",
      .choice { $0.searchTrigger = $1 }),
    OptionDefinition(
      "search-on", taking: choice("WHEN", PickerOptions.SearchTrigger.self), in: .search,
      of: [.sectionpick], "Search with every key (type) or on Enter (submit).",
      .choice { $0.searchTrigger = $1 }),
    OptionDefinition(
      "match", taking: choice("RULE", PickerOptions.MatchRule.self), in: .search,
      """
      How a query matches: smart (words, numbers, typing errors), prefix or contains.
      """,
      .choice { $0.matchRule = $1 }),
  ]

  static let screen: [OptionDefinition] = [
    OptionDefinition(
      "height", taking: .init("SIZE", values: ["full"]), in: .screen,
      """
      The height of the picker: rows, a percentage such as 40%, or full. Behind a ~, as in ~40%, a \
      short list takes no more rows than it needs.
      """,
      .parsed(by: OptionValue.height) { $0.height = $1 }),
    OptionDefinition(
      "prompt", taking: .init("TEXT"), in: .screen, "The text ahead of the query.",
      .text { $0.prompt = $1 }),
    OptionDefinition(
      "color", alias: "colour", taking: choice("WHEN", PickerOptions.Choice.self), in: .screen,
      "Use colours: auto, always or never. NO_COLOR in the environment stands for never.",
      .choice { $0.color = $1 }),
    OptionDefinition(
      "flags", taking: .init("WHEN", values: ["auto", "never"]), in: .screen,
      of: [.dialcode], "Show flags where the terminal can (auto), or never.",
      .parsed(by: OptionValue.autoOrNever) { $0.flags = $1 }),
    OptionDefinition(
      "plain", in: .screen,
      "Ask line by line, without moving the cursor; for screen readers and dumb terminals.",
      .flag { $0.plain = $1 }),
    OptionDefinition(
      "no-mouse", in: .screen, "Leave the mouse to the terminal.", .flag { $0.mouse = !$1 }),
    OptionDefinition(
      "alt-jump", in: .screen, "Let Alt and a letter jump to that letter.",
      .flag { $0.altJump = $1 }),
    OptionDefinition(
      "no-inputrc", in: .screen, "Do not read the user's inputrc.", .flag { $0.inputrc = !$1 }),
    OptionDefinition(
      "tty", taking: .init("PATH", completion: .file), in: .screen,
      "The terminal to use instead of /dev/tty.",
      .name { $0.ttyPath = $1 }),
  ]
}
