import Glibc

/// The programs that are there to be measured.
struct Programs {
  /// The paths of the measured programs.
  let dialcode: String
  let sectionpick: String
  /// The peers that are there, by name.
  let peers: [(name: String, path: String)]
  /// A sentence for each peer that is not there.
  let absences: [String]

  /// Looks for the programs that the command line asks for.
  ///
  /// - Throws: `BenchmarkError.missing` if one of ours is not there.
  init(_ options: BenchmarkOptions) throws {
    dialcode = options.dialcode ?? Self.neighbour(named: "dialcode")
    sectionpick = options.sectionpick ?? Self.neighbour(named: "sectionpick")
    for path in [dialcode, sectionpick] where !Self.isProgram(path) {
      throw BenchmarkError.missing(path)
    }
    let found = [("fzf", options.fzf), ("fzy", options.fzy)].map { name, given in
      (name: name, path: Self.program(given ?? name), word: given ?? name)
    }
    peers = found.compactMap { peer in peer.path.map { (peer.name, $0) } }
    absences = found.filter { $0.path == nil }.map { "There is no \($0.word) to compare with." }
  }

  /// The path of a program by its path or its name in `PATH`.
  private static func program(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "/")) { return isProgram(name) ? name : nil }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// The path of a program in the folder that this one lies in.
  private static func neighbour(named name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:))
    let folder = own.lastIndex(of: UInt8(ascii: "/")).map { own[..<$0] } ?? []
    return String(decoding: folder, as: UTF8.self) + "/" + name
  }
}
