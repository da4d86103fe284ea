/// What was typed at the prompt, a line each, oldest first.
public struct HistoryFile {
  /// How many lines are kept.
  static let lineLimit = 1000

  let file: StateFile

  /// The lines, oldest first; empty where there is no file.
  ///
  /// - Throws: Why the file cannot be read.
  public func load() throws(StateError) -> [String] {
    Self.lines(in: try file.read() ?? [])
  }

  /// Adds lines behind those that are there, and drops the oldest over the limit.
  ///
  /// A line that repeats the one before it is not added, as in a shell that ignores duplicates.
  ///
  /// - Throws: Why the lines cannot be kept.
  public func append(_ lines: [String]) throws(StateError) {
    guard !lines.isEmpty else { return }
    try file.update { bytes in
      var kept = Self.lines(in: bytes ?? [])
      for line in lines where !line.isEmpty && line != kept.last && !line.contains("\n") {
        kept.append(line)
      }
      return Array(kept.suffix(Self.lineLimit).joined(separator: "\n").utf8) + [0x0A]
    }
  }

  private static func lines(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A).compactMap { String(validating: $0, as: UTF8.self) }
      .filter { !$0.contains("\0") && $0 != "_HiStOrY_V2_" }
  }
}
