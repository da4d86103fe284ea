import Glibc
import Testing

@testable import PickerTerminal

@Suite struct FileDescriptors {
  /// Gives both ends of a pipe to a closure, and closes them.
  private func withPipe(_ body: (_ input: FileDescriptor, _ output: FileDescriptor) throws -> Void)
    throws
  {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    defer { for end in ends { close(end) } }
    try body(FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  private func read(_ file: FileDescriptor) throws -> [UInt8]? {
    var count: Int?
    let bytes = try [UInt8](unsafeUninitializedCapacity: 3) { buffer, initialized in
      count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      initialized = count ?? 0
    }
    return count.map { _ in bytes }
  }

  @Test func aReadTakesWhatIsThere() throws {
    try withPipe { input, output in
      #expect(try read(input) == nil)
      #expect(!input.wait(for: .readable, within: 0))
      try output.writeAll(Array("pear".utf8))
      #expect(input.wait(for: .readable, within: 0))
      #expect(try read(input) == Array("pea".utf8))
      #expect(try read(input) == Array("r".utf8))
    }
  }

  @Test(arguments: [(4, nil), (3, EFBIG)] as [(Int, Int32?)])
  func aFileIsReadToItsEndWithinALimit(limit: Int, code: Int32?) throws {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    defer { close(ends[0]) }
    try FileDescriptor(rawValue: ends[1]).writeAll(Array("pear".utf8))
    close(ends[1])
    let file = FileDescriptor(rawValue: ends[0])
    if let code {
      #expect(throws: FileDescriptor.Failure(code: code)) { try file.readAll(limit: limit) }
    } else {
      #expect(try file.readAll(limit: limit) == Array("pear".utf8))
    }
  }

  @Test func whatIsNotOpenFails() {
    let file = FileDescriptor(rawValue: -1)
    #expect(throws: FileDescriptor.Failure(code: EBADF)) { try file.readAll(limit: 1) }
    #expect(throws: FileDescriptor.Failure(code: EBADF)) { try file.writeAll([1]) }
    #expect(throws: Never.self) { try file.writeAll([]) }
  }
}
