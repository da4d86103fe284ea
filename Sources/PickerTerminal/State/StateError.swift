/// Why something could not be kept on disk, or read back, as facts.
public enum StateError: Error, Hashable, Sendable {
  /// Neither `XDG_STATE_HOME` nor `HOME` names a directory.
  case noHomeDirectory
  /// A call on a file failed.
  case failed(FileOperation, path: String, code: Int32)
  /// A pipe or a device lies where the file belongs.
  case notAFile(path: String)
  /// Another process kept the lock for too long.
  case locked(path: String)
  /// A file was not what was once written; it was moved aside.
  case damaged(path: String, movedTo: String)

  /// What was to be done with a file.
  public enum FileOperation: String, Hashable, Sendable {
    /// The calls that keeping state needs.
    case create, open, lock, read, write, replace, remove
  }

  /// Whether the file could not be read, whatever else was to be done with it.
  public var isOfReading: Bool {
    switch self {
    case .failed(.open, _, _), .failed(.read, _, _), .notAFile: true
    default: false
    }
  }

  /// The sentence that tells what happened, why, and the way out.
  public var message: String {
    switch self {
    case .noHomeDirectory:
      "nothing is remembered: neither HOME nor XDG_STATE_HOME is set"
    case .failed(let operation, let path, let code):
      "nothing is remembered: cannot \(operation.rawValue) \(path): \(ProcessStreams.reason(code))"
    case .notAFile(let path):
      "nothing is remembered: \(path) is no file; remove it"
    case .locked(let path):
      "nothing is remembered: another process has kept \(path) locked"
    case .damaged(let path, let movedTo):
      "\(path) was damaged and is now \(movedTo); starting anew"
    }
  }
}
