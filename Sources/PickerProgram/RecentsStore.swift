import PickerOptions
public import PickerTerminal
public import SectionedPicker

/// What was picked last, where the options have it kept.
public struct RecentsStore {
  private let console: ProgramConsole
  private let storeID: String
  private let limit: Int

  /// Creates the store of a list.
  ///
  /// - Parameters:
  ///   - console: The program, in whose folder the picks are kept.
  ///   - storeID: The identity of the list.
  ///   - limit: How many picks are remembered; nil for as many as usual.
  public init(_ console: ProgramConsole, storeID: String, limit: Int?) {
    self.console = console
    self.storeID = storeID
    self.limit = limit ?? Recents.defaultLimit
  }

  /// What is remembered; a warning is said where that cannot be read.
  public func load() -> Recents {
    guard limit > 0 else { return Recents(limit: 0) }
    do {
      return try file.load(limit: limit, warn: warn)
    } catch {
      // A home that is not there has nothing to be read; the pick will say that it is not kept.
      return Recents(limit: limit)
    }
  }

  /// Remembers a pick; a warning is said where that fails, and nothing else is lost by it.
  func record(_ id: String) {
    guard limit > 0 else { return }
    do {
      try file.record(id, limit: limit, warn: warn)
    } catch {
      // A file that cannot be read was told of when it was loaded.
      if !error.isOfReading { warn(error) }
    }
  }

  /// Forgets everything, which is all that `--clear-recents` does.
  ///
  /// - Throws: `ProgramError.state`, where the file cannot be removed.
  public func clearRecents() throws(ProgramError) -> ExitStatus {
    do {
      try clear()
      return .success
    } catch {
      throw .state(error)
    }
  }

  /// Forgets everything.
  ///
  /// - Throws: `StateError`, where the file cannot be removed.
  public func clear() throws(StateError) {
    try file.clear()
  }

  private var file: RecentsFile {
    get throws(StateError) {
      try StateDirectory(
        application: console.program.name, environment: ProcessStreams.environment
      ).recents(storeID: storeID)
    }
  }

  private func warn(_ error: StateError) {
    console.warn(error.message)
  }
}
