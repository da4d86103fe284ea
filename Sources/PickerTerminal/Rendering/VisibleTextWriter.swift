/// Puts a `VisibleText` together from bytes, keeping highlights over what they were over.
struct VisibleTextWriter {
  private static let tabStop = 8
  /// As many marks on one letter as Unicode's stream-safe format allows.
  private static let maximumMarks = 30

  private let highlights: [Range<Int>]
  private let limit: Int
  private var output: [UInt8] = []
  private var cells = 0
  private var marks = 0
  private var isSteady = true

  init(highlights: [Range<Int>], limit: Int) {
    self.highlights = highlights
    // Clusters are narrower than the sum of their scalars: a family of four has the width of one.
    self.limit = min(max(limit, 0), 1 << 20) * 4 + 16
  }

  mutating func visibleText(of bytes: some Collection<UInt8>) -> VisibleText {
    var mapped = OffsetMap(highlights)
    var rest = bytes[...]
    var offset = 0
    while !rest.isEmpty, cells < limit {
      mapped.reach(offset, at: output.count)
      let length: Int
      switch UTF8Step(rest) {
      case .scalar(let scalar, let count):
        length = count
        append(scalar)
      case .invalid(let count), .incomplete(let count):
        length = count
        for byte in rest.prefix(count) { append(picture: "<\(Self.hex(UInt32(byte), digits: 2))>") }
      }
      rest = rest.dropFirst(length)
      offset += length
    }
    var text = VisibleText(
      safe: String(decoding: output, as: UTF8.self),
      highlights: mapped.ranges(endingAt: output.count))
    text.isCut = !rest.isEmpty
    text.isSteady = isSteady
    return text
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F:
      output.append(UInt8(truncatingIfNeeded: scalar.value))
      cells += 1
      marks = 0
    case 0x09:
      append(picture: String(repeating: " ", count: Self.tabStop - cells % Self.tabStop))
    case 0x00..<0x20:
      append(picture: Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? "?")
    case 0x7F:
      append(picture: "\u{2421}")
    case 0x80..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB:
      append(picture: "<U+\(Self.hex(scalar.value, digits: 4))>")
    default:
      let width = DisplayWidth.width(of: scalar)
      marks = width == 0 ? marks + 1 : 0
      guard marks <= Self.maximumMarks else { return }
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      cells += width
      isSteady = isSteady && DisplayWidth.isSteady(scalar)
    }
  }

  private mutating func append(picture: String) {
    output.append(contentsOf: picture.utf8)
    cells += picture.unicodeScalars.count
    marks = 0
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

/// Where the bounds of ranges of the input come to lie in the output.
private struct OffsetMap {
  private let bounds: [Int]
  private var results: [Int] = []

  init(_ ranges: [Range<Int>]) { bounds = ranges.flatMap { [$0.lowerBound, $0.upperBound] } }

  /// Notes that the input from `offset` on is written from `position` on.
  mutating func reach(_ offset: Int, at position: Int) {
    while results.count < bounds.count, bounds[results.count] <= offset { results.append(position) }
  }

  /// The mapped ranges that are not empty, those not reached cut at the end.
  func ranges(endingAt end: Int) -> [Range<Int>] {
    let all = results + Array(repeating: end, count: bounds.count - results.count)
    return stride(from: 0, to: all.count - 1, by: 2).compactMap {
      all[$0] < all[$0 + 1] ? all[$0]..<all[$0 + 1] : nil
    }
  }
}
