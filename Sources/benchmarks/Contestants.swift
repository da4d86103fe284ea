/// Who is measured on one list, and what each is asked to do.
struct Contestants {
  /// What takes its turn as a whole process.
  let processes: [Contestant]
  /// What takes its turn on a terminal.
  let terminals: [Contestant]

  /// Who is measured on the list of countries, which dialcode writes to a file for the others.
  init(countriesOf programs: Programs, scratch: ScratchFolder) throws {
    let list = try scratch.write(name: "countries") { output in
      let writer = Contestant(
        "dialcode", path: programs.dialcode, ["--list", "--format", "{name}"])
      let run = try ChildProcess(writer, environment: scratch.environment, output: output)
      try run.wait().check(writer)
    }
    let firstRow = try scratch.firstLine(of: list)
    let own = [
      ["--select", "GB"], ["--filter", "uni"], ["--number", "+441481960194"], ["--list"],
    ].map { Contestant((["dialcode"] + $0).joined(separator: " "), path: programs.dialcode, $0) }
    processes =
      own + Self.filters(programs, list) + [Contestant("true", path: "/bin/true")]
    terminals =
      [Contestant("dialcode", path: programs.dialcode, firstScreen: firstRow)]
      + programs.peers.map {
        Contestant($0.name, path: $0.path, input: list, firstScreen: firstRow)
      }
  }

  /// Who is measured on a long list.
  init(_ longList: LongList, of programs: Programs, scratch: ScratchFolder) throws {
    let list = try scratch.write(name: "lines") { output in
      try longList.forEachPiece { try scratch.write($0, to: output) }
    }
    // The first row is the first line of the section that comes first.
    let sections = try scratch.write(name: "sections") { output in
      let writer = Contestant("sectionpick", path: programs.sectionpick, ["--list"], input: list)
      let run = try ChildProcess(writer, environment: scratch.environment, output: output)
      try run.wait().check(writer)
    }
    let own = Contestant(
      "sectionpick", path: programs.sectionpick, input: list,
      firstScreen: try scratch.firstLine(of: sections))
    let firstLine = try scratch.firstLine(of: list)
    processes =
      [
        Contestant(
          "sectionpick --filter uni", path: programs.sectionpick, ["--filter", "uni"], input: list)
      ] + Self.filters(programs, list)
    terminals =
      [own]
      + programs.peers.map { name, path in
        // fzf shows a list that is still being read, and says how much of it there is.
        let isComplete = name == "fzf" ? "\(longList.count)/\(longList.count)" : firstLine
        return Contestant(name, path: path, input: list, firstScreen: isComplete)
      }
  }

  private static func filters(_ programs: Programs, _ list: String) -> [Contestant] {
    programs.peers.map { name, path in
      let arguments = name == "fzf" ? ["--filter", "uni"] : ["-e", "uni"]
      let title = ([name] + arguments).joined(separator: " ")
      return Contestant(title, path: path, arguments, input: list)
    }
  }
}
