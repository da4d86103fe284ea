/// One of the two executables that share the table of options.
public enum Program: String, CaseIterable, Sendable {
  /// The picker for countries.
  case dialcode
  /// The picker for any list.
  case sectionpick

  /// The name to call the program by, in messages and for files of its own.
  public var name: String { rawValue }

  /// The environment variable that holds default options.
  public var optionsVariable: String {
    switch self {
    case .dialcode: "DIALCODE_OPTS"
    case .sectionpick: "SECTIONPICK_OPTS"
    }
  }

  /// The file of default options, relative to the user's configuration folder.
  public var configPath: String { "\(name)/config" }

  /// What `--format` may name, or `nil` where the names are the fields of the user's own items.
  public var placeholders: [String]? {
    switch self {
    case .dialcode: ["name", "dial_code", "area_codes", "code", "alpha3", "flag", "section"]
    case .sectionpick: nil
    }
  }
}
