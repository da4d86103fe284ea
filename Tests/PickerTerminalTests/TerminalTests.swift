import Glibc
import LineEditing
import Testing

@testable import PickerTerminal

/// A terminal whose other end the test holds.
@MainActor private final class Pair {
  let master: Int32
  let terminal: Terminal

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.slave, nil, nil, nil) == 0)
    defer { close(ends.slave) }
    master = ends.master
    terminal = try Terminal(path: String(cString: try #require(ttyname(ends.slave))))
    resize(rows: rows, columns: columns)
  }

  func resize(rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func send(_ text: String) { _ = Glibc.write(master, text, text.utf8.count) }

  func received() -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  var echoes: Bool {
    var settings = termios()
    tcgetattr(terminal.input, &settings)
    return settings.c_lflag & tcflag_t(ECHO) != 0 && settings.c_lflag & tcflag_t(ICANON) != 0
  }
}

@Suite(.serialized) @MainActor struct TerminalTests {
  @Test(
    arguments: [
      (24, 80, 24, 80), (1, 1, 1, 1), (0, 0, 24, 80), (0, 40, 24, 40), (50, 0, 50, 80),
      (65535, 65535, 10_000, 10_000),
    ] as [(UInt16, UInt16, Int, Int)])
  func size(rows: UInt16, columns: UInt16, drawnRows: Int, drawnColumns: Int) throws {
    let pair = try Pair(rows: rows, columns: columns)
    defer { pair.terminal.close() }
    #expect(pair.terminal.size == ScreenSize(rows: drawnRows, columns: drawnColumns))
  }

  @Test func fileThatIsNoTerminalIsRefused() {
    #expect(throws: TerminalError.notATerminal(path: "/dev/null")) {
      try Terminal(path: "/dev/null")
    }
    #expect(throws: TerminalError.cannotOpen(path: "/dev/null/terminal", code: ENOTDIR)) {
      try Terminal(path: "/dev/null/terminal")
    }
  }

  @Test func rawModeIsUndone() throws {
    let pair = try Pair()
    defer { pair.terminal.close() }
    #expect(pair.echoes)
    try pair.terminal.enterRawMode(on: Array("<on>".utf8), off: Array("<off>".utf8))
    #expect(!pair.echoes)
    #expect(pair.terminal.isRaw)
    #expect(pair.received() == "<on>")
    pair.terminal.leaveRawMode()
    #expect(pair.echoes)
    #expect(pair.received() == "<off>")
  }

  @Test func interruptKeyIsAByte() throws {
    let pair = try Pair()
    defer { pair.terminal.close() }
    try pair.terminal.enterRawMode(on: [], off: [])
    pair.send("\u{03}\u{1A}\u{1C}\u{13}\r")
    #expect(pair.terminal.waitForEvent() == .input([0x03, 0x1A, 0x1C, 0x13, 0x0D]))
  }

  @Test func nothingInTime() throws {
    let pair = try Pair()
    defer { pair.terminal.close() }
    #expect(pair.terminal.waitForEvent(within: 1) == .timeout)
    #expect(pair.terminal.waitForEvent(within: -1) == .timeout)
  }

  /// Sends a signal, and waits until some thread has taken it.
  private func send(_ signal: Int32, to terminal: Terminal) throws {
    var request = pollfd(fd: terminal.signals.descriptor, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    while read(terminal.signals.descriptor, &byte, 1) == 1 {}
    kill(getpid(), signal)
    try #require(poll(&request, 1, 5000) == 1)
  }

  @Test func signalComesBeforeKeys() throws {
    let pair = try Pair()
    defer { pair.terminal.close() }
    try pair.terminal.enterRawMode(on: [], off: [])
    pair.send("x")
    try send(SIGWINCH, to: pair.terminal)
    try send(SIGTERM, to: pair.terminal)
    #expect(pair.terminal.waitForEvent() == .signal(.terminate))
    #expect(pair.terminal.waitForEvent() == .signal(.resize))
    #expect(pair.terminal.waitForEvent() == .input([0x78]))
  }

  @Test func otherDescriptorsAreWaitedFor() throws {
    let pair = try Pair()
    defer { pair.terminal.close() }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(pair.terminal.waitForEvent(within: 1, others: [ends[0]]) == .timeout)
    close(ends[1])
    #expect(pair.terminal.waitForEvent(others: [ends[0]]) == .readable([ends[0]]))
  }

  @Test func terminalThatHasGoneIsClosed() throws {
    let pair = try Pair()
    defer { pair.terminal.close() }
    close(pair.master)
    #expect(pair.terminal.waitForEvent() == .closed)
    #expect(!pair.terminal.write([0x78]))
  }
}
