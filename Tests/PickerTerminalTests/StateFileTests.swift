import Glibc
import SectionedPicker
import TestSupport
import Testing

@testable import PickerTerminal

@Suite struct StateFiles {
  let directory: TemporaryDirectory
  let state: StateDirectory

  init() throws {
    let directory = try TemporaryDirectory()
    self.directory = directory
    state = try StateDirectory(application: "dialcode") { name in
      name == "XDG_STATE_HOME" ? directory.path : nil
    }
  }

  private func permissions(_ path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & 0o777 : nil
  }

  @Test func picksComeBackNewestFirst() throws {
    let file = state.recents(storeID: "countries")
    for id in ["DE", "FR", "DE", "JP"] {
      try file.record(id, limit: 10) { Issue.record("\($0)") }
    }
    #expect(file.load(limit: 10) { Issue.record("\($0)") }.ids == ["JP", "DE", "FR"])
    #expect(file.load(limit: 1) { Issue.record("\($0)") }.ids == ["JP"])
  }

  @Test func onlyTheOwnerReadsThem() throws {
    try state.recents(storeID: "x").record("DE", limit: 10) { Issue.record("\($0)") }
    #expect(permissions(state.path + "/recents/x.json") == 0o600)
    #expect(permissions(state.path + "/recents") == 0o700)
    #expect(permissions(state.path) == 0o700)
  }

  @Test(arguments: ["[\"DE\", 5]", "{}", "garbage", "", "[\"DE\""])
  func aDamagedFileIsSetAsideWithAWarning(text: String) throws {
    let file = state.recents(storeID: "x")
    try file.record("DE", limit: 10) { Issue.record("\($0)") }
    let path = state.path + "/recents/x.json"
    try directory.write(text, to: "dialcode/recents/x.json")
    var warnings: [StateError] = []
    #expect(file.load(limit: 10) { warnings.append($0) }.ids.isEmpty)
    #expect(warnings == [.damaged(path: path, movedTo: path + ".damaged")])
    #expect(file.load(limit: 10) { warnings.append($0) }.ids.isEmpty)
    #expect(warnings.count == 1)
    try file.record("FR", limit: 10) { warnings.append($0) }
    #expect(file.load(limit: 10) { warnings.append($0) }.ids == ["FR"])
    #expect(access(path + ".damaged", F_OK) == 0)
  }

  @Test func clearingRemovesTheFile() throws {
    let file = state.recents(storeID: "x")
    try file.clear()
    #expect(access(state.path, F_OK) != 0)
    try file.record("DE", limit: 10) { Issue.record("\($0)") }
    try file.clear()
    #expect(access(state.path + "/recents/x.json", F_OK) != 0)
    #expect(file.load(limit: 10) { Issue.record("\($0)") }.ids.isEmpty)
  }

  @Test func writersAtOnceLoseNothing() async throws {
    let state = state
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<5 {
            try state.recents(storeID: "x").record("\(writer).\(number)", limit: 100) { _ in }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(state.recents(storeID: "x").load(limit: 100) { _ in }.ids.count == 40)
  }

  @Test func aLockedFileIsGivenUpWithItsName() throws {
    let file = state.recents(storeID: "x")
    try file.record("DE", limit: 10) { _ in }
    let lock = state.path + "/recents/x.json.lock"
    let descriptor = open(lock, O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(throws: StateError.locked(path: lock)) {
      try file.record("FR", limit: 10) { _ in }
    }
  }

  @Test func whereADirectoryCannotBeMadeIsSaid() throws {
    let state = try StateDirectory(application: "dialcode") { name in
      name == "HOME" ? "/dev/null" : nil
    }
    #expect(throws: StateError.failed(.create, path: "/dev/null/.local", code: ENOTDIR)) {
      try state.recents(storeID: "x").record("DE", limit: 10) { _ in }
    }
  }

  @Test func relativeHomesAreNone() {
    #expect(throws: StateError.noHomeDirectory) {
      try StateDirectory(application: "dialcode") { _ in "somewhere" }
    }
  }

  @Test(arguments: [
    ("countries", "countries"), ("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"), ("", "%"),
    ("é", "%C3%A9"), ("a.b-c_1", "a.b-c_1"),
  ])
  func storesHavePlainFileNames(storeID: String, name: String) {
    #expect(StateDirectory.fileName(storeID) == name)
  }

  @Test func historyGrowsAtTheEnd() throws {
    try state.history.append(["uni", "uni", "ger"])
    try state.history.append(["", "two\nlines", "fra"])
    #expect(try state.history.load() == ["uni", "ger", "fra"])
  }

  @Test func historyKeepsTheNewestLines() throws {
    try state.history.append((0..<1500).map(String.init))
    #expect(try state.history.load() == (500..<1500).map(String.init))
  }
}
