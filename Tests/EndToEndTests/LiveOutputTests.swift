import TestSupport
import Testing

@Suite("Live output")
struct LiveOutputTests {
  private let frame = Array("\u{1B}[?2026h".utf8)

  private func frames(in bytes: [UInt8]) -> Int {
    bytes.indices.count { bytes[$0...].starts(with: frame) }
  }

  @Test func aMoveTakesFewBytes() throws {
    let picker = try LivePicker()
    for _ in 0..<40 {
      let (before, last) = (picker.run.terminalBytes.count, picker.current)
      try picker.run.send("\u{1B}[B")
      try picker.run.wait(for: "the next row") {
        picker.current ?? last != last && !picker.run.screen.isOn(2026)
      }
      #expect(picker.run.terminalBytes.count - before <= 300)
    }
    try picker.leave()
  }

  @Test func aLetterTakesFewBytes() throws {
    let picker = try LivePicker("--height", "full")
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let before = picker.run.terminalBytes.count
      try picker.type(String(letter), query: "> \(letter)")
      #expect(picker.run.terminalBytes.count - before <= 2048)
      try picker.type("\u{15}", query: ">")
    }
    try picker.leave()
  }

  @Test func manyKeysAreFewFrames() throws {
    let picker = try LivePicker()
    let before = picker.run.terminalBytes.count
    try picker.type(String(repeating: "\u{E}", count: 244), current: "Zimbabwe")
    // They come in one piece, unless the system divides it.
    #expect(frames(in: Array(picker.run.terminalBytes[before...])) < 10)
    try picker.leave()
  }
}
