import Glibc

/// The programs that are there to be measured, and what each is asked to do.
struct Contestants {
  /// The path of the measured program.
  let dialcode: String
  /// What takes its turn as a whole process.
  let processes: [Contestant]
  /// What takes its turn on a terminal.
  let terminals: [Contestant]
  /// The names of the peers that are there, as the report compares with them.
  let peerNames: [String]
  /// The first row of the list.
  let firstRow: String
  /// A sentence for each peer that is not there.
  let absences: [String]

  /// Looks for the programs, and writes the list of dialcode to a file for the others.
  init(_ options: BenchmarkOptions, scratch: ScratchFolder) throws {
    let dialcode = options.dialcode ?? Self.neighbour(named: "dialcode")
    guard Self.isProgram(dialcode) else { throw BenchmarkError.missing(dialcode) }
    let list = try scratch.write(name: "names") { output in
      let writer = Contestant("dialcode", path: dialcode, ["--list", "--format", "{name}"])
      let run = try ChildProcess(writer, environment: scratch.environment, output: output)
      try run.wait().check(writer)
    }
    firstRow = try scratch.firstLine(of: list)
    self.dialcode = dialcode
    var processes = [
      ["--select", "GB"], ["--filter", "uni"], ["--number", "+441481960194"], ["--list"],
    ].map { Contestant((["dialcode"] + $0).joined(separator: " "), path: dialcode, $0) }
    var terminals = [Contestant("dialcode", path: dialcode)]
    var (peerNames, absences): ([String], [String]) = ([], [])
    for (name, given, arguments) in [
      ("fzf", options.fzf, ["--filter", "uni"]), ("fzy", options.fzy, ["-e", "uni"]),
    ] {
      guard let path = Self.program(given ?? name) else {
        absences.append("There is no \(given ?? name) to compare with.")
        continue
      }
      peerNames.append(name)
      let title = ([name] + arguments).joined(separator: " ")
      processes.append(Contestant(title, path: path, arguments, input: list))
      terminals.append(Contestant(name, path: path, input: list))
    }
    processes.append(Contestant("true", path: "/bin/true"))
    self.processes = processes
    self.terminals = terminals
    self.peerNames = peerNames
    self.absences = absences
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
