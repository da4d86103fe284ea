import PickerOptions
import PickerTerminal

/// The queries that were typed, kept between runs.
struct HistoryStore {
  private let console: ProgramConsole

  init(_ console: ProgramConsole) {
    self.console = console
  }

  /// The queries, oldest first; none where they cannot be read, of which a warning tells.
  func load() -> [String] {
    do {
      return try file?.load() ?? []
    } catch {
      console.warn(error.message)
      return []
    }
  }

  /// Adds queries; a warning tells where that fails.
  func append(_ lines: [String]) {
    do {
      try file?.append(lines)
    } catch {
      console.warn(error.message)
    }
  }

  /// Nil without a home directory, of which the recents give the one warning there is to be.
  private var file: HistoryFile? {
    try? StateDirectory(
      application: console.program.name, environment: ProcessStreams.environment
    ).history
  }
}
