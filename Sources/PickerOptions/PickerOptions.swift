/// What was typed: the options of a call, before the environment has had its say.
///
/// A property that is `nil` was not given, and the program decides.
public struct PickerOptions: Equatable, Sendable {
  /// What the program is to do.
  public enum Mode: Equatable, Sendable {
    /// Let a person pick; the words are the query to begin with.
    case pick(query: [String])
    /// Print the one entry that a key names.
    case select(String)
    /// Print every entry that a query matches.
    case filter(String)
    /// Print the whole list.
    case list
    /// Print the countries that numbers belong to.
    case number([String])
    /// Say what is wrong with a file of countries, or print it corrected.
    case check(path: String, fix: Bool)
    /// Run commands from a file, or from standard input if the path is `-`.
    case script(path: String, transcript: Bool)
    /// Forget the recent picks.
    case clearRecents
    /// Print the completions for a shell.
    case completions(Shell)
    /// Print how the program is called.
    case help
    /// Print the version.
    case version
  }

  /// What is printed for a result.
  public enum Output: Equatable, Sendable {
    /// The default of the mode.
    case standard
    /// A template of the user's.
    case format(OutputFormat)
    /// A JSON object a line.
    case json
  }

  /// Where the cursor starts.
  public enum Initial: Equatable, Sendable {
    /// The region of the locale, or else of the time zone.
    case automatic
    /// The first row.
    case none
    /// The entry that a key names.
    case key(String)
  }

  /// How tall the picker is.
  public enum Height: Equatable, Sendable {
    /// This many rows, at least one.
    case rows(Int)
    /// A part of the terminal, from 1 to 100.
    case percent(Int)
    /// All of it, on the alternate screen.
    case full
    /// As many rows as the list needs, and no more than these.
    indirect case atMost(Height)
  }

  /// When something is done: always, never, or as the surroundings suggest.
  public enum Choice: String, CaseIterable, Sendable {
    /// As the surroundings suggest.
    case auto
    /// In any case.
    case always
    /// In no case.
    case never
  }

  /// When the list is searched.
  public enum SearchTrigger: String, CaseIterable, Sendable {
    /// With every change of the query.
    case type
    /// When the query is submitted.
    case submit
  }

  /// The rule by which a query matches.
  public enum MatchRule: String, CaseIterable, Sendable {
    /// Words, numbers and typing errors, ranked.
    case smart
    /// The beginning of the text.
    case prefix
    /// Any part of the text.
    case contains
  }

  /// The form of the items of `sectionpick`.
  public enum InputFormat: String, CaseIterable, Sendable {
    /// One item a line.
    case lines
    /// A JSON array.
    case json
    /// One JSON value a line.
    case jsonl
    /// Comma-separated values with a header.
    case csv
    /// Tab-separated values with a header.
    case tsv
  }

  /// The order in which several picks are printed.
  public enum PickOrder: String, CaseIterable, Sendable {
    /// As they stand in the list.
    case list
    /// As they were marked.
    case marked
  }

  /// What the program is to do.
  public var mode = Mode.pick(query: [])

  // MARK: Output

  /// What is printed for a result.
  public var output = Output.standard
  /// Whether results end in a NUL byte instead of a newline.
  public var print0 = false
  /// Whether the query is printed ahead of the result.
  public var printQuery = false

  // MARK: The list

  /// The file that the entries come from instead of the built-in ones.
  public var dataPath: String?
  /// The entries to show, by key; empty shows all.
  public var only: [String] = []
  /// The entries to leave out, by key.
  public var exclude: [String] = []
  /// The entries to show ahead of all, by key.
  public var prefer: [String] = []
  /// The language of the names, as a BCP 47 tag.
  public var language: String?

  // MARK: Search

  /// The query that the picker opens with.
  public var query: String?
  /// The key of the current value.
  public var selected: String?
  /// Where the cursor starts.
  public var initial: Initial?
  /// When the list is searched.
  public var searchTrigger = SearchTrigger.type
  /// The rule by which the query matches.
  public var matchRule = MatchRule.smart

  // MARK: Screen and keys

  /// How tall the picker is.
  public var height: Height?
  /// The text ahead of the query.
  public var prompt: String?
  /// Whether colours are used.
  public var color = Choice.auto
  /// Whether the mouse is used.
  public var mouse = true
  /// Whether flags are shown; never ``Choice/always``.
  public var flags = Choice.auto
  /// Whether the picker is a line-by-line one.
  public var plain = false
  /// Whether Alt and a letter jump to the letter.
  public var altJump = false
  /// Whether the user's inputrc is read.
  public var inputrc = true
  /// The terminal to use instead of the controlling one.
  public var ttyPath: String?

  // MARK: Ending

  /// The time after which the picker gives up.
  public var timeout: Duration?
  /// The exit status when Esc cancels.
  public var escapeStatus: Int32?
  /// How long a lone Esc waits for the rest of a key.
  public var escapeTimeout: Duration?
  /// How many recent picks are kept; 0 keeps and shows none.
  public var recentsLimit: Int?
  /// Whether the queries that are typed are kept for later calls, which offer them.
  public var keepsHistory = true

  // MARK: Items of any list

  /// The file of the items; standard input if not given.
  public var itemsPath: String?
  /// The form of the items; decided by their look if not given.
  public var inputFormat: InputFormat?
  /// Whether items end in a NUL byte instead of a newline.
  public var read0 = false
  /// Whether empty lines and records are items.
  public var keepEmpty = false
  /// The most items to read; nil if not given.
  public var maxItems: Int?
  /// Whether Enter waits for the end of the input.
  public var sync = false
  /// Whether colour codes in items are neither shown nor searched.
  public var ansi = false
  /// Whether colour codes in items are left out of everything, the result too.
  public var stripANSI = false
  /// Whether Enter picks only what is marked.
  public var requireMark = false
  /// Whether a query that nothing matches is printed itself.
  public var acceptQuery = false
  /// Whether the only match of the query is printed without asking.
  public var selectOnly = false
  /// Whether nothing is asked if nothing matches the query.
  public var exitIfNone = false
  /// The field that is shown.
  public var labelField: String?
  /// The fields that are searched.
  public var searchFields: [String] = []
  /// The field that identifies an item.
  public var idField: String?
  /// The field that groups the items.
  public var sectionField: String?
  /// How many items may be picked: 1 if not given, `Int.max` for no limit.
  public var pickLimit = 1
  /// The order in which several picks are printed.
  public var pickOrder = PickOrder.list
  /// The command that searches, with `{q}` for the query.
  public var sourceCommand: String?
  /// The name under which recent picks are kept.
  public var storeID: String?

  /// Makes the options of a call without arguments.
  public init() {}
}
