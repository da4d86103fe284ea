import Foundation
import Testing

/// Generated files and the scripts that write them are checked in together: whoever changes one of
/// them has to run `Resources/generator/generate.py`, which also writes the checksums.
@Suite struct ManifestTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Entry {
    let checksum: String
    let path: String
  }

  private func entries() throws -> [Entry] {
    let manifest = Self.root.appending(path: "Resources/generator/manifest.txt")
    return try String(contentsOf: manifest, encoding: .utf8).split(separator: "\n").map { line in
      let columns = line.split(separator: " ")
      return Entry(
        checksum: String(try #require(columns.first)), path: String(try #require(columns.last)))
    }
  }

  /// FNV-1a of 64 bits, as in the generator.
  private func checksum(_ data: Data) -> String {
    let value = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func generatedFilesAreAsTheyWereGenerated() throws {
    for entry in try entries() {
      let data = try Data(contentsOf: Self.root.appending(path: entry.path))
      #expect(checksum(data) == entry.checksum, "\(entry.path): run generate.py")
    }
  }

  @Test func everyFileOfNamesIsListed() throws {
    let listed = Set(try entries().map(\.path))
    let names = Self.root.appending(path: "Resources/names")
    for file in try FileManager.default.contentsOfDirectory(atPath: names.path) {
      #expect(listed.contains("Resources/names/" + file))
    }
    #expect(listed.contains("Resources/CountryCodes.json"))
    #expect(listed.contains("Resources/generator/generate.py"))
  }

  @Test func checksumIsFNV1a() {
    #expect(checksum(Data()) == "cbf29ce484222325")
    #expect(checksum(Data("foobar".utf8)) == "85944171f73967e8")
  }
}
