import CTestSupport
import Glibc

/// A pipe whose ends are closed when it goes, and are not inherited by other children.
final class Pipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try SystemCallError.check("pipe2") { ctest_pipe(&ends) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// How many bytes went into the pipe, or `nil` if nobody reads it any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    // No more than fits into a pipe that poll calls writable, so that the call cannot block.
    let piece = bytes.prefix(Int(PIPE_BUF))
    let count = piece.withUnsafeBytes { Glibc.write(writeEnd, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EINTR || errno == EAGAIN ? 0 : nil
  }
}
