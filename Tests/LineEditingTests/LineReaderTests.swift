import Glibc
import Testing

@testable import LineEditing

@Suite struct LineReaderTests {
  @Test(arguments: [
    ("", []),
    ("a\nb\n", ["a", "b"]),
    ("a\nb", ["a", "b"]),
    ("\n\n", ["", ""]),
    ("a\0b\r\n", ["a\0b\r"]),
  ])
  func lines(input: String, expected: [String]) throws {
    #expect(try read(Array(input.utf8)).map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func bytesThatAreNoTextAreKept() throws {
    #expect(try read([0xFF, 0xFE, 0x0A, 0x80]) == [[0xFF, 0xFE], [0x80]])
  }

  @Test func lineOverTheLimitIsRefused() throws {
    #expect(try read(Array("1234\n".utf8), limit: 4) == [Array("1234".utf8)])
    #expect(throws: LineEditingError.lineTooLong(limit: 3)) {
      try read(Array("1234\n".utf8), limit: 3)
    }
    #expect(throws: LineEditingError.lineTooLong(limit: 3)) {
      try read(Array("1234".utf8), limit: 3)
    }
  }

  @Test func descriptorThatIsNotOpenIsAnError() {
    var reader = LineReader(descriptor: -1, limit: 10)
    #expect(throws: LineEditingError.readFailed(EBADF)) { try reader.next() }
  }

  /// All lines of the bytes, sent through a pipe.
  private func read(_ bytes: [UInt8], limit: Int = 100) throws -> [[UInt8]] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    var reader = LineReader(descriptor: ends[0], limit: limit)
    var lines: [[UInt8]] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }
}
