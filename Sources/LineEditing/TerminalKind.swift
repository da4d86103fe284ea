import CReadline

/// What kind of terminal a name, such as that in `TERM`, stands for.
///
/// The terminal library has one terminal at a time, which readline uses as well.
@MainActor
public enum TerminalKind {
  /// Whether a terminal of that name understands the controls of ECMA-48, so that its cursor can be
  /// placed.
  ///
  /// A name that the machine's terminal database lacks, as it may after a login from elsewhere, is
  /// judged by the family that it begins with.
  public static func movesCursor(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    switch creadline_terminal_kind(name) {
    case CREADLINE_KIND_MOVES_CURSOR: return true
    case CREADLINE_KIND_UNKNOWN: return families.contains { name.hasPrefix($0) }
    case CREADLINE_KIND_NO_DATABASE: return name != "dumb"
    default: return false
    }
  }

  private static let families = [
    "alacritty", "contour", "cygwin", "foot", "gnome", "iterm", "kitty", "konsole", "linux",
    "mintty", "putty", "rxvt", "screen", "st-", "tmux", "vscode", "vt1", "vt2", "vte", "wezterm",
    "xterm",
  ]
}
