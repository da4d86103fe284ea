import CReadline

/// What differs between our environment and the one that child processes are to have.
///
/// readline takes the encoding from the environment, so that has to say UTF-8 in this process.
@MainActor
public enum ChildEnvironment {
  /// The environment, as `NAME=value` and a NUL, made from ours.
  public static func restored(_ environment: [[CChar]]) -> [[CChar]] {
    guard creadline_locale_was_changed() else { return environment }
    let name = "LC_ALL=".utf8.map { CChar(bitPattern: $0) }
    var restored = environment.filter { !$0.starts(with: name) }
    if let value = creadline_inherited_lc_all() {
      let bytes = sequence(first: value) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != 0 }
      restored.append(name + bytes + [0])
    }
    return restored
  }
}
