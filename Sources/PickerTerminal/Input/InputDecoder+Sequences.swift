extension InputDecoder {
  /// More bytes than any key or report has.
  static let longestSequence = 64

  /// What a whole control sequence means.
  mutating func finishSequence(_ final: UInt8, _ events: inout [InputEvent]) {
    let whole = bytes
    let isDoubled = isDoubled
    reset()
    guard whole.count < Self.longestSequence else { return }
    let body = whole.dropFirst(isDoubled ? 3 : 2).dropLast()
    let isPrivate = body.first.map { (0x3C..<0x40).contains($0) } ?? false
    let parameters = Self.parameters(body.drop { (0x3C..<0x40).contains($0) })
    let intermediates = body.contains { $0 < 0x30 }

    if body.first == UInt8(ascii: "<"), final | 0x20 == UInt8(ascii: "m") {
      if isDoubled { events.append(.escape) }
      let isRelease = final == UInt8(ascii: "m")
      if let mouse = MouseEvent(report: parameters, isRelease: isRelease) {
        events.append(.mouse(mouse))
      }
    } else if isPrivate || intermediates || Self.isReport(final, parameters) {
      if isDoubled { events.append(.escape) }
    } else if final == UInt8(ascii: "~"), parameters == [200] {
      if isDoubled { events.append(.escape) }
      state = .paste(PasteBuffer())
    } else if final == UInt8(ascii: "~"), parameters == [201] {
      // The end of a paste that a time-out has ended already.
      return
    } else {
      finishKey(
        KeySequence(escape: whole, parameters: parameters, final: final, isApplication: false),
        &events)
    }
  }

  /// What a whole `ESC O` sequence means.
  mutating func finishApplication(_ final: UInt8, _ events: inout [InputEvent]) {
    let whole = bytes
    let parameters = Self.parameters(whole.dropFirst(isDoubled ? 3 : 2).dropLast())
    reset()
    // With one parameter, old terminals send the modifiers alone.
    let modified = parameters.count == 1 && parameters != [0] ? [1] + parameters : parameters
    finishKey(
      KeySequence(escape: whole, parameters: modified, final: final, isApplication: true), &events)
  }

  private func finishKey(_ sequence: KeySequence, _ events: inout [InputEvent]) {
    if sequence.key != nil {
      events.append(.key(sequence))
    } else if sequence.bytes.starts(with: [0x1B, 0x1B]) {
      events += [.escape, .unrecognized(Array(sequence.bytes.dropFirst()))]
    } else {
      events.append(.unrecognized(sequence.bytes))
    }
  }

  /// Whether a sequence without a private mark is something that terminals say of themselves: the
  /// position of the cursor, attributes, status, window, focus, or the mouse in an old mode.
  private static func isReport(_ final: UInt8, _ parameters: [Int]) -> Bool {
    switch final {
    // A modified F3 looks the same as a position in the first row; positions are the nuisance.
    case UInt8(ascii: "R"): parameters.count > 1
    case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "x"),
      UInt8(ascii: "I"), UInt8(ascii: "O"), UInt8(ascii: "M"):
      true
    default: false
    }
  }

  /// The numbers between semicolons, 0 where there is none; what follows a colon does not count.
  private static func parameters(_ bytes: some Collection<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      digits.prefix { $0 != UInt8(ascii: ":") }.reduce(0) { sum, digit in
        (0x30..<0x3A).contains(digit) ? min(sum * 10 + Int(digit) - 0x30, 1_000_000) : sum
      }
    }
  }
}
