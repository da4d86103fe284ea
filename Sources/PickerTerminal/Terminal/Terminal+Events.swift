import Glibc
import LineEditing

extension Terminal {
  /// Waits for the next thing to happen, without ever waking up for nothing.
  ///
  /// Signals come before keys, and keys before anything else.
  ///
  /// - Parameters:
  ///   - milliseconds: How long to wait; `nil` waits for as long as it takes.
  ///   - others: Descriptors to wait for besides the terminal, which the caller then reads.
  /// - Returns: What happened; bytes of the terminal are read already.
  func waitForEvent(within milliseconds: Int? = nil, others: [Int32] = []) -> TerminalEvent {
    let deadline = milliseconds.map { Self.now &+ max(0, $0) }
    while true {
      if let signal = signals.next() { return .signal(signal) }
      sources.removeAll(keepingCapacity: true)
      for descriptor in [signals.descriptor, input] + others {
        sources.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
      let rest = deadline.map { Int32(clamping: max(0, $0 &- Self.now)) } ?? -1
      let ready = poll(&sources, nfds_t(sources.count), rest)
      if ready == 0 { return .timeout }
      guard ready > 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        return .closed
      }
      if sources[0].revents != 0 { continue }
      if sources[1].revents != 0 { return read() }
      return .readable(sources.dropFirst(2).filter { $0.revents != 0 }.map(\.fd))
    }
  }

  private func read() -> TerminalEvent {
    let file = FileDescriptor(rawValue: input)
    var count: Int? = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initialized in
      do throws(FileDescriptor.Failure) {
        count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        count = 0
      }
      initialized = count ?? 0
    }
    return count == 0 ? closed() : .input(bytes)
  }

  /// A terminal that goes also sends a signal, which may arrive a moment later and says more.
  private func closed() -> TerminalEvent {
    var request = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 50) < 0 && errno == EINTR {}
    return signals.next().map { .signal($0) } ?? .closed
  }

  /// Milliseconds of a clock that nobody sets.
  static var now: Int { ProcessStreams.milliseconds }
}
