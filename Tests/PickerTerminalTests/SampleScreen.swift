@testable import PickerTerminal

/// A small country list as the picker shows it.
enum SampleScreen {
  /// Labels of the index under which the sample has rows.
  static let filled: Set<Character> = ["★", "A", "D", "E", "I", "U"]

  static func strip(current: Character = "★") -> [IndexStrip.Entry] {
    "★ABCDEFGHIJKLMNOPQRSTUVWXYZ".map {
      IndexStrip.Entry(
        label: VisibleText(String($0)), isEmpty: !filled.contains($0), isCurrent: $0 == current)
    }
  }

  static func row(
    _ name: String, _ code: String, _ dialCode: String, marks: RowContent.Marks = [],
    highlights: [Range<Int>] = [], reason: VisibleText? = nil
  ) -> ListLine {
    let flag = String(
      String.UnicodeScalarView(
        code.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x41) }))
    return .row(
      RowContent(
        title: VisibleText(name, highlights: highlights), marks: marks,
        leading: VisibleText(flag), reason: reason,
        trailing: [VisibleText(dialCode), VisibleText(code)]))
  }

  static func content(
    prompt: PromptContent = PromptContent(prompt: "> "), status: VisibleText = "245 countries",
    message: VisibleText? = nil, lines: [ListLine] = list, current: Character = "★"
  ) -> ScreenContent {
    ScreenContent(
      prompt: prompt, status: status, message: message, lines: lines,
      trailingColumns: [TrailingColumn(width: 7), TrailingColumn(width: 2)],
      strip: strip(current: current))
  }

  /// The start of the whole list, with the current value marked and the cursor below it.
  static let list: [ListLine] = [
    .heading("Recents"),
    row("Denmark", "DK", "+45", marks: .selected),
    row("Eswatini", "SZ", "+268", marks: .current),
    .heading("A"),
    row("Åland Islands", "AX", "+358 18"),
    row("American Samoa", "AS", "+1 684"),
    row("Antigua & Barbuda", "AG", "+1 268"),
    row("Ascension Island", "AC", "+247"),
  ]

  /// What is left of the list for the query `swa`.
  static let matches: [ListLine] = [
    .heading("E"),
    row(
      "Eswatini", "SZ", "+268", marks: .current, highlights: [1..<4],
      reason: VisibleText("Swaziland", highlights: [0..<3])),
  ]
}
