import Glibc

/// Why nothing can be measured.
enum BenchmarkError: Error, CustomStringConvertible {
  /// The command line cannot be understood.
  case usage(String)
  /// A program that has to be measured is not there.
  case missing(String)
  /// A program did not do its work.
  case failed(command: String, status: Int32)
  /// A call of the system failed.
  case system(call: String, code: Int32)

  var description: String {
    switch self {
    case .usage(let sentence): sentence
    case .missing(let path): "there is no program \(path)"
    case .failed(let command, let status): "\(command) ended with wait status \(status)"
    case .system(let call, let code):
      "\(call): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
    }
  }

  /// Throws what a call returned as its error number, unless that is zero.
  static func check(_ call: String, _ code: Int32) throws {
    if code != 0 { throw BenchmarkError.system(call: call, code: code) }
  }
}
