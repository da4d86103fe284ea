/// A program with its arguments, and what it reads.
struct Contestant {
  /// The name in the report.
  let name: String
  let path: String
  let arguments: [String]
  /// A file to be standard input; nil for none, or for the terminal if there is one.
  let input: String?
  /// What is on the screen once the whole list is there.
  let firstScreen: String

  init(
    _ name: String, path: String, _ arguments: [String] = [], input: String? = nil,
    firstScreen: String = ""
  ) {
    self.name = name
    self.path = path
    self.arguments = arguments
    self.input = input
    self.firstScreen = firstScreen
  }
}
