import DialCodes
import PickerOptions
import PickerTerminal

/// Why the program could not do what it was called for, as facts.
enum ProgramError: Error {
  case options(OptionError)
  case stream(ProcessStreams.Failure)
  case data(CatalogError)
  case language(String)
  case key(KeyError, option: String)
  case state(StateError)
  case session(SessionError)
  case other(String)

  /// The exit status that tells the caller.
  var status: ExitStatus {
    switch self {
    case .key(.unknown, option: "--select"): .noMatch
    default: .failure
    }
  }

  /// What to tell the person: the cause and the way out.
  var message: String {
    let program = Dialcode.program.name
    switch self {
    case .options(let error): return error.message(for: Dialcode.program)
    case .stream(let failure): return "\(program): \(failure.message)"
    case .data(let error): return "\(program): \(error.message)"
    case .state(let error): return "\(program): \(error.message)"
    case .session(let error): return "\(program): \(error.message)"
    case .other(let sentence): return "\(program): \(sentence)"
    case .language(let tag):
      return "\(program): --lang \(tag): there are no names in this language; there are "
        + CountryNames.languages.joined(separator: " ")
    case .key(.unknown(_, let reason?), _): return "\(program): \(reason)"
    case .key(.unknown(let key, nil), let option):
      return "\(program): \(option): no country is called “\(key)”; "
        + "try its two-letter code, or “\(program) --filter \(key)”"
    case .key(.ambiguous(let key, let names), let option):
      return "\(program): \(option): “\(key)” names \(names.count) countries: "
        + names.joined(separator: ", ") + "; give one of the codes"
    }
  }
}
