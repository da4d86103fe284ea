import CReadline

/// What differs between our environment and the one that child processes are to have.
///
/// readline takes the encoding from the environment, so that has to say UTF-8 in this process.
@MainActor
public enum ChildEnvironment {
  /// The environment, as `NAME=value`, made from ours.
  public static func restored(_ environment: [String]) -> [String] {
    guard creadline_locale_was_changed() else { return environment }
    var restored = environment.filter { !$0.hasPrefix("LC_ALL=") }
    if let value = creadline_inherited_lc_all() {
      restored.append("LC_ALL=" + String(cString: value))
    }
    return restored
  }
}
