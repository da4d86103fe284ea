extension OptionTable {
  static let output: [OptionDefinition] = [
    OptionDefinition(
      "format", taking: .init("TEMPLATE", completion: .template), in: .output, of: [.dialcode],
      """
      Print each result by a template. {name} {dial_code} {area_codes} {code} {alpha3} {flag} \
      {section} in it stand for values, \\t \\n \\r \\0 \\\\ for the bytes they stand for in C, and \
      {{ }} for braces.
      """,
      .parsed(by: dialcodeFormat) { $0.output = .format($1) }),
    OptionDefinition(
      "format", taking: .init("TEMPLATE"), in: .output, of: [.sectionpick],
      """
      Print each result by a template. {FIELD} in it stands for a field of the item, {label} \
      {id} {section} for what was chosen as such, \\t \\n \\r \\0 \\\\ for the bytes they stand \
      for in C, and {{ }} for braces.
      """,
      .parsed(by: sectionpickFormat) { $0.output = .format($1) }),
    OptionDefinition(
      "json", in: .output, "Print each result as a JSON object on a line.",
      .flag { options, isOn in
        if isOn {
          options.output = .json
        } else if options.output == .json {
          options.output = .standard
        }
      }),
    OptionDefinition(
      "print0", "0", in: .output, "End each result in a NUL byte instead of a newline.",
      .flag { $0.print0 = $1 }),
    OptionDefinition(
      "print-query", in: .output, "Print the query ahead of the result.",
      .flag { $0.printQuery = $1 }),
  ]

  static let ending: [OptionDefinition] = [
    OptionDefinition(
      "timeout", taking: .init("SECONDS"), in: .ending,
      "Give up after this time, with exit status 124.",
      .parsed(by: OptionValue.seconds) { $0.timeout = $1 }),
    OptionDefinition(
      "esc-status", taking: .init("N"), in: .ending,
      "The exit status when Esc cancels, instead of 130.",
      .number(in: 0...255) { $0.escapeStatus = Int32($1) }),
    OptionDefinition(
      "esc-timeout", taking: .init("MS"), in: .ending,
      "How long a lone Esc waits for the rest of a key, in milliseconds.",
      .number(in: 0...10_000) { $0.escapeTimeout = .milliseconds($1) }),
    OptionDefinition(
      "recents", taking: .init("N"), in: .ending, "Keep and show at most N recent picks.",
      .number(in: 0...1000) { $0.recentsLimit = $1 }),
    OptionDefinition(
      "no-recents", in: .ending, "Neither show nor keep recent picks.",
      .setting { options, _ in options.recentsLimit = 0 }),
    OptionDefinition(
      "no-history", in: .ending, "Neither offer nor keep the queries that were typed.",
      .setting { options, _ in options.keepsHistory = false }),
    OptionDefinition(
      "store", taking: .init("ID"), in: .ending, of: [.sectionpick],
      "Keep recent picks under this name; without one none are kept.",
      .name { $0.storeID = $1 }),
  ]

  @Sendable private static func dialcodeFormat(
    _ template: String
  ) throws(OptionDefinition.BadValue) -> OutputFormat {
    try OptionValue.format(template, of: .dialcode)
  }

  @Sendable private static func sectionpickFormat(
    _ template: String
  ) throws(OptionDefinition.BadValue) -> OutputFormat {
    try OptionValue.format(template, of: .sectionpick)
  }
}
