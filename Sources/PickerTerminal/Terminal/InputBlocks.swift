import Glibc

/// A file, or standard input, that is read block by block as it comes.
public struct InputBlocks: ~Copyable {
  /// What is polled to learn whether more has come.
  public let descriptor: Int32
  /// What messages call it.
  public let name: String
  private let isInput: Bool
  private let buffer: UnsafeMutableRawBufferPointer

  private static let blockSize = 1 << 18

  /// Opens a file; `-` is standard input.
  public init(_ path: String) throws(ProcessStreams.Failure) {
    isInput = path == "-"
    name = isInput ? "standard input" : path
    descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw ProcessStreams.Failure(name: path, isWriting: false, code: errno)
    }
    buffer = .allocate(byteCount: Self.blockSize, alignment: 64)
  }

  deinit {
    buffer.deallocate()
    close(descriptor)
  }

  /// The size of a regular file, in bytes; nil for anything that may go on.
  public var size: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Whether something comes within a time, or the end does.
  public func isReadable(within milliseconds: Int) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(clamping: max(0, milliseconds))) > 0
  }

  /// Passes the next block to a closure; waits where none has come.
  ///
  /// - Returns: Whether there was one; false at the end.
  public func next(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(ProcessStreams.Failure) -> Bool {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        _ = isReadable(within: Int(Int32.max))
        continue
      }
      guard count >= 0 else {
        throw ProcessStreams.Failure(name: name, isWriting: false, code: errno)
      }
      if count > 0 { body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      return count > 0
    }
  }
}
