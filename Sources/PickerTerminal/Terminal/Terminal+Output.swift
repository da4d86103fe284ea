extension Terminal {
  /// Writes bytes, in one call to the system unless the terminal takes fewer at a time.
  ///
  /// - Returns: False when the terminal has gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    do throws(FileDescriptor.Failure) {
      try FileDescriptor(rawValue: output).writeAll(bytes)
      return true
    } catch {
      return false
    }
  }
}
