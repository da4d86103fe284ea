import CTestSupport
import Glibc

/// A new folder that is removed with everything in it when nobody needs it any more.
public final class TemporaryDirectory: Sendable {
  /// The absolute path, without symbolic links.
  public let path: String

  /// Makes the folder.
  public init() throws {
    var template = Array("/tmp/dialcode-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemCallError(call: "mkdtemp", code: errno) }
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    // Nothing depends on it: what stays behind lies in the folder for temporary files.
    _ = ctest_remove_tree(path)
  }

  /// Writes a file into the folder, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try FileBytes.write(bytes, to: file)
    return file
  }

  /// Writes text into a file in the folder, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// The bytes of a file in the folder.
  public func read(_ name: String) throws -> [UInt8] {
    try FileBytes.read("\(path)/\(name)")
  }
}
