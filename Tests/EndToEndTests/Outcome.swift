import TestSupport

/// Everything that a caller learns of a run, in one value to compare.
struct Outcome: Equatable {
  var output = ""
  var errors = ""
  var status = ExitStatus.exited(0)

  init(_ output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = .exited(status)
  }

  init(_ run: ProgramRun) {
    (output, errors, status) = (run.output, run.errors, run.status)
  }

  /// What a program that was called wrongly says, with the pointer to its help.
  static func usage(_ sentence: String) -> Outcome {
    Outcome(errors: "dialcode: \(sentence)\nTry 'dialcode --help'.\n", status: 2)
  }

  /// What `dialcode` says when it fails, and its exit status.
  static func failure(_ sentence: String, status: Int32 = 2) -> Outcome {
    Outcome(errors: "dialcode: \(sentence)\n", status: status)
  }
}

/// Runs the built `dialcode` to its end, without a terminal.
func dialcode(
  _ arguments: String..., input: String? = nil, in environment: TestEnvironment? = nil
) throws -> Outcome {
  Outcome(
    try ProgramRun(
      .dialcode, arguments, input: input.map { .text($0) } ?? .empty, environment: environment))
}

/// Runs a shell script, in which the built programs are found by their names.
func shell(
  _ script: String, input: String? = nil, in environment: TestEnvironment? = nil
) throws -> Outcome {
  var environment = try environment ?? TestEnvironment()
  environment.findsProducts()
  return Outcome(
    try ProgramRun(
      .shell, ["-c", script], input: input.map { .text($0) } ?? .empty,
      environment: environment))
}

extension BuiltProduct {
  /// The shell of the system.
  static let shell = BuiltProduct(path: "/bin/sh")
}

extension TestEnvironment {
  /// Puts the folder of the built programs ahead of all others that are searched for programs.
  mutating func findsProducts() {
    let folder = BuiltProduct.dialcode.path.split(separator: "/").dropLast()
    variables["PATH"] = "/\(folder.joined(separator: "/")):\(variables["PATH"] ?? "")"
  }
}
