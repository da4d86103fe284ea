/// The public names that Swift sources declare, as paths without argument labels:
/// `PickerState/apply`.
///
/// The formatter lays the sources out, so that the indentation of a declaration says what it is in.
struct DeclaredNames {
  private(set) var paths: Set<String> = []

  private struct Scope {
    var name: Substring
    var isProtocol: Bool
  }

  init(in source: String) {
    let declaration =
      #/
      \ * (?: @\w+ \  )? (?: [a-z]+ (?: \(set\) )? \  )*?
      (struct|class|enum|protocol|extension|typealias|func|var|let|case|init) \b \ * (\w*)
      /#
    var scopes: [Scope] = []
    for line in source.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      guard depth <= scopes.count, let match = line.prefixMatch(of: declaration) else { continue }
      scopes.removeLast(scopes.count - depth)
      let keyword = match.1
      let isPublic =
        line.contains("public ") || keyword == "case" || scopes.last?.isProtocol ?? false
      let name = keyword == "init" ? "init" : match.2
      if isPublic, !name.isEmpty {
        paths.insert((scopes.map(\.name) + [name]).joined(separator: "/"))
      }
      if ["struct", "class", "enum", "protocol", "extension"].contains(keyword) {
        scopes.append(Scope(name: name, isProtocol: keyword == "protocol"))
      }
    }
  }

  /// Whether a name is declared; it may have argument labels, as `apply(_:)`.
  func contains(_ name: String) -> Bool {
    paths.contains(String(name.prefix { $0 != "(" }))
  }
}
