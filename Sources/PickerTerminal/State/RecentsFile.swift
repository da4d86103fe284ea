import JSONText
public import SectionedPicker

/// What was picked last from one list, as a JSON array of identities, newest first.
public struct RecentsFile {
  let file: StateFile

  /// Reads what is remembered.
  ///
  /// A file that is no array of texts is moved aside; `warn` is told, and nothing is remembered.
  ///
  /// - Parameters:
  ///   - limit: How many picks are remembered.
  ///   - warn: Called with what went wrong.
  /// - Returns: What is remembered; nothing where it cannot be read.
  public func load(limit: Int, warn: (StateError) -> Void) -> Recents {
    do {
      return try recents(in: try file.read(), limit: limit, warn: warn)
    } catch {
      warn(error)
      return Recents(limit: limit)
    }
  }

  /// Remembers a pick, beside what other processes have remembered meanwhile.
  ///
  /// - Parameters:
  ///   - id: The identity of what was picked.
  ///   - limit: How many picks are remembered.
  ///   - warn: Called with what went wrong before and does not stop this.
  /// - Throws: Why nothing can be remembered.
  public func record(
    _ id: String, limit: Int, warn: (StateError) -> Void
  ) throws(StateError) {
    try file.update { bytes throws(StateError) in
      var recents = try recents(in: bytes, limit: limit, warn: warn)
      recents.record(id)
      return Self.encoded(recents.ids)
    }
  }

  /// Forgets everything.
  ///
  /// - Throws: Why the file cannot be removed.
  public func clear() throws(StateError) {
    guard try file.read() != nil else { return }
    try file.update { _ in nil }
  }

  private func recents(
    in bytes: [UInt8]?, limit: Int, warn: (StateError) -> Void
  ) throws(StateError) -> Recents {
    guard let bytes else { return Recents(limit: limit) }
    guard let ids = Self.decoded(bytes) else {
      warn(try file.setAside())
      return Recents(limit: limit)
    }
    return Recents(ids: ids, limit: limit)
  }
}

extension RecentsFile {
  /// The identities in a file's bytes; nil where they are no JSON array of strings.
  static func decoded(_ bytes: [UInt8]) -> [String]? {
    guard let document = try? JSONDocument(bytes), document.root.kind == .array else { return nil }
    var ids: [String] = []
    for element in document.root.elements {
      guard let id = element.string else { return nil }
      ids.append(id)
    }
    return ids
  }

  /// The bytes of a file that holds the identities.
  static func encoded(_ ids: [String]) -> [UInt8] {
    Array("[\(ids.map(jsonQuoted).joined(separator: ", "))]\n".utf8)
  }
}
