import Glibc

/// One small file that several processes read and replace.
///
/// It is only ever replaced whole, under a lock of its own: whoever reads sees the old content or
/// the new, and of two processes that change it at once neither loses what it added.
struct StateFile {
  let path: String
  /// More than this is no file that a picker wrote.
  private static let sizeLimit = 1 << 20
  /// How often and how long a lock is waited for: two seconds in all.
  private static let lockAttempts = 200
  private static let lockPause: UInt32 = 10_000

  /// The bytes of the file, or nil where there is none.
  func read() throws(StateError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .failed(.open, path: path, code: errno)
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      throw .failed(.read, path: path, code: errno)
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .failed(.read, path: path, code: EISDIR)
    default: throw .notAFile(path: path)
    }
    do throws(FileDescriptor.Failure) {
      return try FileDescriptor(rawValue: descriptor).readAll(limit: Self.sizeLimit)
    } catch {
      throw .failed(.read, path: path, code: error.code)
    }
  }

  /// Replaces the content by what `change` makes of it, while no other process can.
  ///
  /// Only the owner can read the file. `change` returns nil to remove it.
  func update(
    _ change: ([UInt8]?) throws(StateError) -> [UInt8]?
  ) throws(StateError) {
    try createDirectories()
    let lock = try lockFile()
    defer { close(lock) }
    guard let bytes = try change(try read()) else {
      guard unlink(path) == 0 || errno == ENOENT else {
        throw .failed(.remove, path: path, code: errno)
      }
      return
    }
    try replace(with: bytes)
  }

  /// Moves a file that cannot be understood out of the way, and says where to.
  func setAside() throws(StateError) -> StateError {
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else { throw .failed(.replace, path: path, code: errno) }
    return .damaged(path: path, movedTo: aside)
  }

  private func replace(with bytes: [UInt8]) throws(StateError) {
    let temporary = path + ".tmp"
    // Only the lock's holder writes here, so that a file of this name is a leftover of a killed run,
    // of which there is never more than one.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .failed(.create, path: temporary, code: errno) }
    // Where files may not grow, that is an error to tell of and no reason to end.
    let handler = signal(SIGXFSZ, SIG_IGN)
    var isKept = false
    defer {
      signal(SIGXFSZ, handler)
      close(descriptor)
      if !isKept { unlink(temporary) }
    }
    do throws(FileDescriptor.Failure) {
      try FileDescriptor(rawValue: descriptor).writeAll(bytes)
    } catch {
      throw .failed(.write, path: temporary, code: error.code)
    }
    guard fsync(descriptor) == 0 else { throw .failed(.write, path: temporary, code: errno) }
    guard rename(temporary, path) == 0 else { throw .failed(.replace, path: path, code: errno) }
    isKept = true
  }

  private func lockFile() throws(StateError) -> Int32 {
    let lockPath = path + ".lock"
    let descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .failed(.lock, path: lockPath, code: errno) }
    for _ in 0..<Self.lockAttempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let code = errno
        close(descriptor)
        throw .failed(.lock, path: lockPath, code: code)
      }
      usleep(Self.lockPause)
    }
    close(descriptor)
    throw .locked(path: lockPath)
  }

  /// Makes the directories that lead to the file, readable for their owner alone.
  private func createDirectories() throws(StateError) {
    var missing: [String] = []
    var directory = path.parentDirectory
    while let current = directory, access(current, F_OK) != 0 {
      missing.append(current)
      directory = current.parentDirectory
    }
    for directory in missing.reversed() {
      guard mkdir(directory, 0o700) == 0 || errno == EEXIST else {
        throw .failed(.create, path: directory, code: errno)
      }
    }
  }
}

extension String {
  /// The path without its last component; nil for the root and for a bare name.
  fileprivate var parentDirectory: String? {
    guard let slash = lastIndex(of: "/"), slash > startIndex else { return nil }
    return String(self[..<slash])
  }
}
