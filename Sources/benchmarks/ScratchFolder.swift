import CTestSupport
import Glibc

/// A folder for the list and for what programs keep, so that nobody's own files are touched.
final class ScratchFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/dialcode-benchmarks.XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw BenchmarkError.system(call: "mkdtemp", code: errno) }
    path = made
  }

  deinit { _ = ctest_remove_tree(path) }

  /// The same surroundings for everybody: no options of the user's, and a home of no one.
  var environment: [String] {
    ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TERM=xterm-256color", "HOME=\(path)"]
  }

  /// Makes a file, passes its descriptor to `body`, and returns its path.
  func write(name: String, _ body: (Int32) throws -> Void) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = creat(file, 0o600)
    guard descriptor >= 0 else { throw BenchmarkError.system(call: file, code: errno) }
    defer { close(descriptor) }
    try body(descriptor)
    return file
  }

  /// Writes all of some bytes to a descriptor.
  func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw BenchmarkError.system(call: "write", code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// The first line of a file, without its end; at most 255 bytes of it.
  func firstLine(of file: String) throws -> String {
    guard let stream = fopen(file, "r") else {
      throw BenchmarkError.system(call: file, code: errno)
    }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 256)
    fgets(&line, Int32(line.count), stream)
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:))
    return String(decoding: bytes, as: UTF8.self)
  }
}
