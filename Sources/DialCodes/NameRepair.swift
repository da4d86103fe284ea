/// Whether a character only steers the direction of text: LRM, RLM, ALM, embeddings, isolates, and
/// the byte order mark.
func isHiddenMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

/// A name without hidden marks and blanks around it, and the marks that were in it.
func withoutHiddenMarks(_ name: String) -> (name: String, marks: [Unicode.Scalar]) {
  var marks: [Unicode.Scalar] = []
  for scalar in name.unicodeScalars where isHiddenMark(scalar) && !marks.contains(scalar) {
    marks.append(scalar)
  }
  if marks.isEmpty { return (trimmed(name), []) }
  let kept = name.unicodeScalars.filter { !isHiddenMark($0) }
  return (trimmed(String(String.UnicodeScalarView(kept))), marks)
}

/// The text that was meant, where its UTF-8 was read as Latin-1 or Windows-1252, once or several
/// times: `Curaçao` for `CuraÃ§ao`; nil where nothing tells that it was.
func repairedMojibake(_ text: String) -> String? {
  var repaired: String?
  // Three times over is the most that is found in the wild.
  for _ in 0..<3 {
    guard let once = decodedOnce(repaired ?? text) else { break }
    repaired = once
  }
  return repaired
}

private func decodedOnce(_ text: String) -> String? {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    guard let byte = windows1252Byte(scalar) else { return nil }
    bytes.append(byte)
  }
  guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
  return String(validating: bytes, as: UTF8.self)
}

/// The byte that Windows-1252, or Latin-1 where that has none, gives a character.
private func windows1252Byte(_ scalar: Unicode.Scalar) -> UInt8? {
  if scalar.value <= 0xFF { return UInt8(scalar.value) }
  return windows1252[scalar]
}

private let windows1252: [Unicode.Scalar: UInt8] = [
  "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88,
  "‰": 0x89, "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93,
  "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B,
  "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
]
