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
  ///
  /// - Throws: Why it cannot be opened.
  public init(_ path: String) throws(ProcessStreams.Failure) {
    isInput = path == "-"
    name = isInput ? "standard input" : path
    descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw ProcessStreams.Failure(name: path, purpose: .read, code: errno)
    }
    buffer = .allocate(byteCount: Self.blockSize, alignment: 64)
  }

  deinit {
    buffer.deallocate()
    if !isInput { close(descriptor) }
  }

  /// The size of a regular file, in bytes; nil for anything that may go on.
  public var size: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Whether something comes within a time, or the end does.
  public func isReadable(within milliseconds: Int) -> Bool {
    FileDescriptor(rawValue: descriptor).wait(for: .readable, within: milliseconds)
  }

  /// Passes the next block to a closure; waits where none has come.
  ///
  /// - Returns: Whether there was one; false at the end.
  /// - Throws: Why it cannot be read.
  public func next(
    _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(ProcessStreams.Failure) -> Bool {
    let file = FileDescriptor(rawValue: descriptor)
    do throws(FileDescriptor.Failure) {
      while true {
        guard let count = try file.read(into: buffer) else {
          file.wait(for: .readable)
          continue
        }
        if count > 0 { body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        return count > 0
      }
    } catch {
      throw ProcessStreams.Failure(name: name, purpose: .read, code: error.code)
    }
  }
}
