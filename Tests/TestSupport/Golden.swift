import Glibc
public import Testing

/// Text that is compared with a file in the folder `Snapshots` beside the test.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written instead, and the test fails,
/// so that a recording cannot pass for a test.
public enum Golden {
  /// Compares text with a snapshot, and records an issue with the differing lines.
  public static func expect(
    _ text: String, matches name: String, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = testFile.split(separator: "/").dropLast().joined(separator: "/")
    expect(
      text, matchesFile: "/\(folder)/Snapshots/\(name).txt", sourceLocation: sourceLocation)
  }

  /// Compares text with a file, and records an issue with the differing lines.
  public static func expect(
    _ text: String, matchesFile path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func fail(_ message: String) {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
    do {
      if getenv("RECORD_SNAPSHOTS") != nil {
        try FileBytes.write(Array(text.utf8), to: path)
        fail("recorded \(path)")
        return
      }
      let expected = try self.text(ofFile: path)
      if text != expected {
        fail("\(path) differs (- expected, + found):\n" + difference(expected, text))
      }
    } catch {
      fail("\(error); RECORD_SNAPSHOTS=1 records it")
    }
  }

  /// The text of a file, invalid bytes repaired.
  public static func text(ofFile path: String) throws -> String {
    String(decoding: try FileBytes.read(path), as: UTF8.self)
  }

  /// The lines of two texts, those of one alone marked with `-` or `+`.
  static func difference(_ expected: String, _ found: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("-\(line)")
        continue
      }
      while place < new.count, inserted.contains(place) {
        lines.append("+\(new[place])")
        place += 1
      }
      lines.append(" \(line)")
      place += 1
    }
    lines += new[min(place, new.count)...].map { "+\($0)" }
    return lines.joined(separator: "\n")
  }
}
