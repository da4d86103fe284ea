/// Where a program keeps what it remembers between runs, as the XDG base directories have it.
public struct StateDirectory: Hashable, Sendable {
  /// The program's own directory, such as `~/.local/state/dialcode`.
  let path: String

  /// Finds the directory of `application`.
  ///
  /// - Parameters:
  ///   - application: The program's name.
  ///   - environment: A look-up in the environment's variables.
  /// - Throws: `noHomeDirectory`, where no variable names an absolute path.
  public init(
    application: String, environment: (String) -> String?
  ) throws(StateError) {
    // The specification has relative paths ignored.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      path = "\(state)/\(application)"
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      path = "\(home)/.local/state/\(application)"
    } else {
      throw .noHomeDirectory
    }
  }

  /// What was picked last from the list that goes by `storeID`.
  public func recents(storeID: String) -> RecentsFile {
    RecentsFile(file: StateFile(path: "\(path)/recents/\(Self.fileName(storeID)).json"))
  }

  /// What was typed at the prompt.
  public var history: HistoryFile { HistoryFile(file: StateFile(path: "\(path)/history")) }

  /// A name that is a single, visible path component whatever the identity holds.
  static func fileName(_ storeID: String) -> String {
    var name = ""
    for byte in storeID.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") && !name.isEmpty
      {
        name.unicodeScalars.append(scalar)
      } else {
        name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return name.isEmpty ? "%" : name
  }
}
