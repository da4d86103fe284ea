import SectionedPicker

/// How many cells of a terminal text takes.
///
/// Terminals disagree about flags, emoji and new scripts, so the figure is what most of them do:
/// East Asian wide and fullwidth scalars take two cells, combining marks, format characters and
/// medial Hangul none, a pair of regional indicators two and a lone one one, an emoji with
/// variation selector 16 two, and whatever a zero-width joiner joins to an emoji nothing more.
/// Whoever draws text that is not `isSteady` has to address the next column absolutely.
enum DisplayWidth {
  /// The cells that one scalar takes by itself: 0, 1 or 2.
  ///
  /// - Complexity: O(log *n*) in the size of the table; O(1) for ASCII.
  static func width(of scalar: Unicode.Scalar) -> Int {
    0x20..<0x7F ~= scalar.value ? 1 : Int(runClass(of: scalar) & 3)
  }

  /// The cells that a user-perceived character takes.
  static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    var width = 0
    var last: Unicode.Scalar?
    var isJoined = false
    for scalar in character.unicodeScalars {
      switch scalar {
      case "\u{200D}":
        isJoined = true
        continue
      case "\u{FE0F}":
        if let base = last, runClass(of: base) & 4 != 0 { width += 1 }
        last = nil
      default:
        let own = self.width(of: scalar)
        // A joiner makes one picture of two emoji; between the letters of a script it does not.
        if own > 0, !(isJoined && width > 1) {
          width += own
          last = scalar
        }
      }
      isJoined = false
    }
    return width
  }

  /// The cells that a text takes which is drawn from left to right.
  ///
  /// - Complexity: O(*n*); a fast path for printable ASCII.
  static func width(of text: some StringProtocol) -> Int {
    var isASCII = true
    var count = 0
    for byte in text.utf8 {
      isASCII = isASCII && byte >= 0x20 && byte < 0x7F
      count += 1
    }
    return isASCII ? count : text.reduce(into: 0) { $0 += width(of: $1) }
  }

  /// Whether all terminals agree about the width of a scalar: Latin, Greek, Cyrillic and the like
  /// without combining marks.
  static func isSteady(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x300 || (0x370..<0x483).contains(scalar.value)
      || (0x2018...0x2026).contains(scalar.value)
  }

  /// The class of the run a scalar lies in, as `widthRuns` encodes it.
  private static func runClass(of scalar: Unicode.Scalar) -> UInt32 {
    let next = widthRuns.partitionPoint { $0 >> 3 <= scalar.value }
    return next > 0 ? widthRuns[next - 1] & 7 : 1
  }
}
