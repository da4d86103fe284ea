import Glibc

/// A pipe that another process writes to, and what has come out of it.
struct OutputPipe {
  /// What has been read.
  private(set) var bytes: [UInt8] = []
  /// Where it is read; negative once it is closed.
  private(set) var readEnd: Int32 = -1
  /// Where the process writes; negative once it is closed here.
  private(set) var writeEnd: Int32 = -1
  /// Whether more has come than is kept.
  private(set) var isTooLong = false
  private let limit: Int

  /// No more blocks than these are read at once, so that keys are not kept waiting.
  private static let blocksAtOnce = 64

  /// Opens a pipe that no child process inherits by chance.
  ///
  /// - Parameter limit: The most bytes that are kept; what comes behind them is dropped.
  /// - Throws: Why there is none.
  init(limit: Int) throws(ProcessStreams.Failure) {
    self.limit = limit
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ProcessStreams.Failure(name: "a pipe", purpose: .open, code: errno)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  /// Reads what is there, and closes the pipe at its end.
  mutating func advance() {
    guard readEnd >= 0 else { return }
    let file = FileDescriptor(rawValue: readEnd)
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { block.deallocate() }
    do throws(FileDescriptor.Failure) {
      for _ in 0..<Self.blocksAtOnce {
        guard let count = try file.read(into: block) else { return }
        if count == 0 { return close() }
        keep(block[..<count])
      }
    } catch {
      // Nothing more comes out of a pipe that cannot be read.
      close()
    }
  }

  private mutating func keep(_ block: Slice<UnsafeMutableRawBufferPointer>) {
    let kept = min(block.count, limit - bytes.count)
    bytes += block.prefix(kept)
    if kept < block.count { isTooLong = true }
  }

  /// Closes the end that the process has of its own.
  mutating func closeWriteEnd() {
    if writeEnd >= 0 { Glibc.close(writeEnd) }
    writeEnd = -1
  }

  /// Closes both ends.
  mutating func close() {
    closeWriteEnd()
    if readEnd >= 0 { Glibc.close(readEnd) }
    readEnd = -1
  }
}
