import ItemInput
import PickerProgram

/// As many problems as tell what is wrong with an input as a whole.
private let mostProblems = 20

extension ProgramConsole {
  /// Tells what is wrong with an input of some name.
  func warn(of problems: ArraySlice<ItemProblem>, in name: String) {
    for problem in problems.prefix(mostProblems) { warn(problem.message(file: name)) }
    if problems.count > mostProblems {
      warn("\(name): and \(problems.count - mostProblems) more of this kind")
    }
  }
}
