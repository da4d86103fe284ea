import Glibc

/// Whole files as bytes.
enum FileBytes {
  static func read(_ path: String) throws -> [UInt8] {
    let file = try SystemCallError.check("open \(path)") { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(file) }
    var bytes: [UInt8] = []
    while let more = try readSome(file), !more.isEmpty { bytes += more }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try SystemCallError.check("open \(path)") {
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try SystemCallError.check("write \(path)") {
        rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// What can be read at once: nothing at the end, `nil` where one would have to wait.
  static func readSome(_ file: Int32) throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(buffer.prefix(count)) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return nil
      // The other side of a pseudo-terminal is closed.
      case EIO: return []
      case let code: throw SystemCallError(call: "read", code: code)
      }
    }
  }
}
