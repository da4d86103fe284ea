import PickerOptions
import PickerTerminal
import SectionedPicker

/// What was picked last, where the options have it kept.
struct RecentsStore {
  /// The identity of the list of countries.
  private static let storeID = "countries"

  private let limit: Int

  init(_ options: PickerOptions) {
    limit = options.recentsLimit ?? Recents.defaultLimit
  }

  /// What is remembered; a warning is said where that cannot be read.
  func load() -> Recents {
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
      warn(error)
    }
  }

  /// Forgets everything.
  func clear() throws(StateError) {
    try file.clear()
  }

  private var file: RecentsFile {
    get throws(StateError) {
      try StateDirectory(
        application: Dialcode.program.name, environment: ProcessStreams.environment
      ).recents(storeID: Self.storeID)
    }
  }

  private func warn(_ error: StateError) {
    ProcessStreams.writeError("\(Dialcode.program.name): \(error.message)\n")
  }
}
