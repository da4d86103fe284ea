extension InputDecoder {
  private static let escape: UInt8 = 0x1B

  /// Takes one byte.
  mutating func next(_ byte: UInt8, _ events: inout [InputEvent]) {
    if case .paste(var buffer) = state {
      // Out of the state while it changes, so that its storage is not copied.
      state = .ground
      if buffer.append(byte) {
        events.append(.paste(buffer.text))
        reset()
      } else {
        state = .paste(buffer)
      }
      return
    }
    if case .oldMouse(let count) = state {
      if count > 1 { state = .oldMouse(count - 1) } else { reset() }
      return
    }
    if let event = Self.signal(byte) {
      // Whatever was under way, these act at once.
      reset()
      events.append(event)
      return
    }
    switch state {
    case .ground: ground(byte, &events)
    case .character: character(byte, &events)
    case .escape: afterEscape(byte, &events)
    case .application: application(byte, &events)
    case .bracket: bracket(byte, &events)
    case .sequence: sequence(byte, &events)
    case .console: console(byte, &events)
    case .introducer: introducer(byte, &events)
    case .string(let afterEscape): string(byte, afterEscape: afterEscape, &events)
    case .paste, .oldMouse: break
    }
  }

  private static func signal(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x03: .interrupt
    case 0x1A: .suspend
    case 0x1C: .quit
    default: nil
    }
  }

  private mutating func ground(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case Self.escape:
      state = .escape
      bytes = [byte]
    case 0x00..<0x20, 0x7F:
      events.append(.key(KeySequence(bytes: [byte], key: .control(byte))))
    default:
      state = .character
      character(byte, &events)
    }
  }

  private mutating func character(_ byte: UInt8, _ events: inout [InputEvent]) {
    bytes.append(byte)
    let isAlt = bytes.first == Self.escape
    switch UTF8Step(isAlt ? bytes.dropFirst() : bytes[...]) {
    case .incomplete: break
    case .scalar(let scalar, _):
      events.append(
        isAlt ? Self.altKey(bytes) : .key(KeySequence(bytes: bytes, key: .character(scalar))))
      reset()
    case .invalid(let length):
      // The byte that does not continue the character begins something of its own.
      let isOwn = length < bytes.count - (isAlt ? 1 : 0)
      reset()
      events.append(Self.replacement)
      if isOwn { next(byte, &events) }
    }
  }

  private mutating func afterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case Self.escape where !isDoubled:
      isDoubled = true
      bytes.append(byte)
    case Self.escape:
      events.append(.escape)
    case UInt8(ascii: "["):
      state = .bracket
      bytes.append(byte)
    case UInt8(ascii: "O"):
      state = .application
      bytes.append(byte)
    default:
      if isDoubled { events.append(.escape) }
      isDoubled = false
      bytes = [Self.escape]
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "P") || byte == UInt8(ascii: "_") {
        bytes.append(byte)
        state = .introducer
      } else {
        state = .character
        character(byte, &events)
      }
    }
  }

  private mutating func application(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      if bytes.count < Self.longestSequence { bytes.append(byte) }
    case 0x40..<0x7F:
      bytes.append(byte)
      finishApplication(byte, &events)
    default:
      events.append(contentsOf: timeOut())
      next(byte, &events)
    }
  }

  private mutating func bracket(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "M"):
      state = .oldMouse(3)
    case UInt8(ascii: "["):
      bytes.append(byte)
      state = .console
    case 0x20..<0x7F:
      state = .sequence
      sequence(byte, &events)
    default:
      events.append(contentsOf: timeOut())
      next(byte, &events)
    }
  }

  private mutating func sequence(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x20..<0x40:
      // No key or report is this long; the rest is read, but not kept.
      if bytes.count < Self.longestSequence { bytes.append(byte) }
    case 0x40..<0x7F:
      bytes.append(byte)
      finishSequence(byte, &events)
    default:
      reset()
      next(byte, &events)
    }
  }

  private mutating func console(_ byte: UInt8, _ events: inout [InputEvent]) {
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    let sequence = bytes + [byte]
    reset()
    events.append(
      (1...5).contains(number)
        ? .key(KeySequence(bytes: sequence, key: .function(number))) : .unrecognized(sequence))
  }

  /// Tells a string of the terminal from a key with Alt by what follows: answers begin with a
  /// number or a mark, those about graphics with `G`.
  private mutating func introducer(_ byte: UInt8, _ events: inout [InputEvent]) {
    let begins: Bool
    switch (bytes.last, byte) {
    case (UInt8(ascii: "]"), UInt8(ascii: "0")...UInt8(ascii: "9")),
      (UInt8(ascii: "P"), UInt8(ascii: "0")...UInt8(ascii: "9")),
      (UInt8(ascii: "P"), UInt8(ascii: ">")), (UInt8(ascii: "P"), UInt8(ascii: "!")),
      (UInt8(ascii: "_"), UInt8(ascii: "G")):
      begins = true
    default:
      begins = false
    }
    if begins {
      state = .string(afterEscape: false)
    } else {
      events.append(contentsOf: timeOut())
      next(byte, &events)
    }
  }

  private mutating func string(
    _ byte: UInt8, afterEscape: Bool, _ events: inout [InputEvent]
  ) {
    switch byte {
    case UInt8(ascii: "\\") where afterEscape, 0x07, 0x18:
      reset()
    case Self.escape:
      state = .string(afterEscape: true)
    case _ where afterEscape:
      // The string was broken off by a sequence.
      reset()
      next(Self.escape, &events)
      next(byte, &events)
    default: break
    }
  }
}
