import JSONText

extension CatalogRow {
  /// A row of `place`, with the name of the member that holds it in a map.
  init(index: Int, place: CatalogPlace, key: CatalogPlace?) {
    self.init(index: index, place: place)
    switch place.value.kind {
    case .object: takeMembers()
    case .array: takeElements()
    default: takeText(place)
    }
    guard let key else { return }
    if code == nil, key.holdsCode || key.holdsAlpha3 { code = key }
    if dialCode == nil, key.holdsDialCode { dialCode = key }
    // Nothing behind a country code stands for a dial code.
    if dialCode == nil, name == nil, place.isNothing { dialCode = place }
  }

  /// The members of an object, by their names and by what they hold.
  private mutating func takeMembers() {
    var members = CatalogMembers(of: place)
    dialCode = members.takeBest(CatalogKeys.dialCode) { place, _ in place.holdsDialCode }
    code = members.takeBest(CatalogKeys.code) { place, _ in place.holdsCode }
    name = members.takeBest(CatalogKeys.name) { place, _ in place.nameText != nil }
    alpha3 = members.takeBest(CatalogKeys.alpha3) { place, _ in place.holdsAlpha3 }?.value.string?
      .uppercased()
    // What should be a dial code or a country code and is none is a fault, not another member.
    if dialCode == nil {
      dialCode = members.takeBest(CatalogKeys.dialCode) { _, rank in
        rank <= CatalogKeys.certainDialCodeRank
      }
    }
    if code == nil {
      code = members.takeBest(CatalogKeys.code) { _, rank in rank <= CatalogKeys.certainCodeRank }
    }
    if name == nil { name = members.takeBest(CatalogKeys.name) { _, rank in rank == 0 } }
    aliases = members.takeBest(CatalogKeys.aliases) { place, _ in place.value.kind == .array }?
      .value.elements
      .compactMap(\.string)
    areaCodes = members.takeBest(CatalogKeys.areaCodes) { place, _ in place.value.kind == .array }?
      .value.elements.compactMap(\.string)
      .filter { !$0.isEmpty && $0.utf8.allSatisfy(isASCIIDigit) }
    isMain =
      members.takeBest(CatalogKeys.main) { place, _ in place.value.boolean != nil }?.value
      .boolean
    otherMembers = members.rest.map(\.member)
    for entry in members.rest where flag == nil && CatalogKeys.flag[entry.key] != nil {
      flag = entry.place.value.string.flatMap(RegionCode.init(flag:))
      flagPlace = flag.map { _ in entry.place }
    }
  }

  /// The elements of a list such as `["Kenya", "ke", "254"]`, each by what it is.
  private mutating func takeElements() {
    if place.holdsDialCode {
      dialCode = place
      return
    }
    for (index, value) in place.value.elements.enumerated() {
      takeText(place.element(index, value))
    }
  }

  private mutating func takeText(_ part: CatalogPlace) {
    if dialCode == nil, part.holdsDialCode {
      dialCode = part
    } else if code == nil, part.holdsCode {
      code = part
    } else if let text = part.nameText {
      if name == nil { name = part } else { aliases = (aliases ?? []) + [text] }
    }
  }
}

extension CatalogPlace {
  /// Whether this can be read as one dial code or several.
  var holdsDialCode: Bool { !(DialNumber.numbers(in: value) ?? []).isEmpty }

  /// Whether this is a code of two letters.
  var holdsCode: Bool { value.string.flatMap { RegionCode(trimmed($0)) } != nil }

  /// Whether this is a code of three letters.
  var holdsAlpha3: Bool {
    guard let text = value.string.map({ trimmed($0) }) else { return false }
    return text.utf8.count == 3 && text.utf8.allSatisfy(isASCIILetter)
  }

  /// Whether nothing stands here: `null`, or a text of blanks.
  var isNothing: Bool { value.isNull || value.string.map { trimmed($0).isEmpty } ?? false }

  /// The text of a name; nil where this is none.
  ///
  /// An object of names (`{"common": …, "official": …}`) has its common or its English one.
  var nameText: String? {
    switch value.kind {
    case .string: value.string.flatMap { trimmed($0).isEmpty ? nil : $0 }
    case .object:
      ["common", "en", "english", "official"].lazy.compactMap { value[$0]?.string }.first
    case .array: value.elements.lazy.compactMap(\.string).first { !trimmed($0).isEmpty }
    default: nil
    }
  }
}

extension RegionCode {
  /// The region of a flag of two regional indicators; nil for any other text.
  init?(flag: String) {
    let scalars = flag.unicodeScalars
    guard scalars.count == 2, scalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) else {
      return nil
    }
    let letters = scalars.map { UInt8(truncatingIfNeeded: $0.value - 0x1F1E6 + 0x41) }
    self.init(String(decoding: letters, as: UTF8.self))
  }
}

/// Text without the blanks around it.
func trimmed(_ text: String) -> String {
  let isBlank: (Character) -> Bool = { $0.isWhitespace }
  guard let first = text.firstIndex(where: { !isBlank($0) }),
    let last = text.lastIndex(where: { !isBlank($0) })
  else { return "" }
  return String(text[first...last])
}
