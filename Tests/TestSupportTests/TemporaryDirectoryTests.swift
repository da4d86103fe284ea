import Glibc
import TestSupport
import Testing

@Suite("Temporary directory")
struct TemporaryDirectoryTests {
  @Test func nothingStaysBehind() throws {
    var folder: TemporaryDirectory? = try TemporaryDirectory()
    let path = try #require(folder?.path)
    try folder?.write("a", to: "file")
    mkdir(path + "/sub", 0o755)
    try folder?.write("b", to: "sub/file")
    chmod(path + "/sub", 0o000)
    #expect(access(path, F_OK) == 0)
    folder = nil
    #expect(access(path, F_OK) != 0)
  }

  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryDirectory()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "bytes")
    #expect(try folder.read("bytes") == bytes)
  }
}
