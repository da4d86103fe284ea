/// The syllables of Korean, which are composed of letters by arithmetic (Unicode, section 3.12).
enum Hangul {
  /// Whether a code point is a composed syllable.
  static func isSyllable(_ scalar: UInt32) -> Bool { scalar &- 0xAC00 < 11172 }

  /// The letters of a syllable.
  static func jamo(of syllable: UInt32) -> (initial: UInt32, vowel: UInt32, final: UInt32?) {
    let index = syllable &- 0xAC00
    let final = index % 28
    return (0x1100 + index / 588, 0x1161 + index % 588 / 28, final == 0 ? nil : 0x11A7 + final)
  }
}
