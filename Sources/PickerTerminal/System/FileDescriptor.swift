import Glibc

/// An open file, pipe or terminal, by the number that the system knows it by.
///
/// A call that a signal has interrupted is made again.
struct FileDescriptor: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  /// Why a call failed, as `errno` has it.
  struct Failure: Error, Hashable {
    let code: Int32
  }

  /// Reads what is there, as far as there is room for it.
  ///
  /// The corresponding C function is `read`.
  ///
  /// - Returns: How many bytes were read, 0 at the end; nil where nothing has come to a file that
  ///   somebody has made non-blocking.
  /// - Throws: Why nothing can be read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int? {
    while true {
      let count = Glibc.read(rawValue, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN { return nil }
      guard errno == EINTR else { throw Failure(code: errno) }
    }
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: The most bytes to read.
  /// - Returns: The bytes.
  /// - Throws: Why it cannot be read; `EFBIG` where there is more than the limit.
  func readAll(limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      guard let count = try read(into: buffer) else {
        wait(for: .readable)
        continue
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw Failure(code: EFBIG) }
    }
  }

  /// Writes all of some bytes, in one call unless fewer are taken at a time.
  ///
  /// The corresponding C function is `write`.
  ///
  /// - Throws: Why not all of them can be written.
  func writeAll(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody else has made the open file non-blocking.
        wait(for: .writable)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// What a file is waited for to be.
  enum Readiness {
    case readable, writable

    fileprivate var events: Int16 {
      switch self {
      case .readable: Int16(POLLIN)
      case .writable: Int16(POLLOUT)
      }
    }
  }

  /// Waits until a file can be read or written, or has come to its end.
  ///
  /// The corresponding C function is `poll`.
  ///
  /// - Parameters:
  ///   - readiness: What is waited for.
  ///   - milliseconds: For how long; nil for as long as it takes.
  /// - Returns: Whether it is so; false where the time is over, or a signal has come.
  @discardableResult
  func wait(for readiness: Readiness, within milliseconds: Int? = nil) -> Bool {
    var request = pollfd(fd: rawValue, events: readiness.events, revents: 0)
    let time = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    return poll(&request, 1, time) > 0
  }
}
