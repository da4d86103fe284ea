import Glibc

extension Terminal {
  /// Writes bytes, in one call to the system unless the terminal takes fewer at a time.
  ///
  /// - Returns: False when the terminal has gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let remaining = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(output, remaining.baseAddress, remaining.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Somebody else has made the open file non-blocking.
          var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
