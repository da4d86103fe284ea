/// The signs and styles a screen is drawn with.
public struct Theme: Equatable, Sendable {
  /// Prompt.
  var prompt = Style(.bold)
  /// Count and messages.
  var status = Style(.dim)
  /// Titles of sections.
  var heading = Style(.bold)
  /// Title of the current row.
  var current = Style(.reverse)
  /// Letters of a title that matched.
  var highlight = Style([.bold, .underline])
  /// Why a row matches.
  var reason = Style(.dim)
  /// The first column at the right.
  var primary = Style.plain
  /// The other columns at the right.
  var secondary = Style(.dim)
  /// The signs before and after rows.
  var mark = Style(.bold)
  /// A label of the index with something under it.
  var label = Style.plain
  /// A label of the index with nothing under it, and the dots.
  var emptyLabel = Style(.dim)
  /// The label of the section on top.
  var currentLabel = Style(.reverse)

  /// Before the current row.
  var currentSign: VisibleText = ">"
  /// Before a row that is picked.
  var pickedSign: VisibleText = "*"
  /// After the value that the caller has now.
  var selectedSign: VisibleText = "✓"
  /// For labels of the index that are folded away.
  var dot: VisibleText = "·"
  /// Whether names written from right to left are wrapped in isolates; for terminals that reorder
  /// such text.
  var isolatesText = false

  /// Bold, dim, underlined and reversed letters without any colour.
  public static let monochrome = Theme()

  /// The same with the colours of the user's palette.
  public static let colored: Theme = {
    var theme = Theme()
    theme.prompt.foreground = .cyan
    theme.heading.foreground = .cyan
    theme.highlight = Style(.bold, foreground: .yellow)
    theme.primary.foreground = .green
    theme.mark.foreground = .green
    return theme
  }()
}
