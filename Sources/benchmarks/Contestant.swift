/// A program with its arguments, and what it reads.
struct Contestant {
  /// The name in the report.
  let name: String
  let path: String
  let arguments: [String]
  /// A file to be standard input; nil for none, or for the terminal if there is one.
  let input: String?

  init(_ name: String, path: String, _ arguments: [String] = [], input: String? = nil) {
    self.name = name
    self.path = path
    self.arguments = arguments
    self.input = input
  }
}
