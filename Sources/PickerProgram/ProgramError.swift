public import PickerOptions
public import PickerTerminal

/// Why a program could not do what it was called for.
public enum ProgramError: Error {
  /// It was called wrongly.
  case options(OptionError)
  /// A file or a stream could not be read or written.
  case stream(ProcessStreams.Failure)
  /// Something could not be kept on disk.
  case state(StateError)
  /// There was nobody to ask.
  case session(SessionError)
  /// The program's own field has a reason, in a sentence.
  case refused(String, status: ExitStatus)

  /// The exit status that tells the caller.
  public var status: ExitStatus {
    if case .refused(_, let status) = self { status } else { .failure }
  }

  /// What to tell the person, with the program's name in front.
  public func message(for program: Program) -> String {
    switch self {
    case .options(let error): error.message(for: program)
    case .stream(let failure): "\(program.name): \(failure.message)"
    case .state(let error): "\(program.name): \(error.message)"
    case .session(let error): "\(program.name): \(error.message)"
    case .refused(let sentence, _): "\(program.name): \(sentence)"
    }
  }
}
